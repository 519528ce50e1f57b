import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const run = async (script: string) => runProgram(process.cwd(), [process.execPath, '-e', script]);

test('a program tells how it ended, and what it wrote last, without colors', async () => {
  const failed = await run(`
    console.log('first '.repeat(5000));
    console.error('\\u001b[31mphone is missing\\u001b[0m');
    process.exitCode = 3;
  `);
  expect(failed.code).toBe(3);
  expect(failed.output).toMatch(/phone is missing\n$/);
  expect(failed.output.length).toBeLessThan(5_000);
});

test('what is published is built as for visitors', async () => {
  expect(await run('console.log(process.env.NODE_ENV)')).toEqual({ code: 0, output: 'production\n' });
});

test('a program that is not there has the exit code of shells', async () => {
  expect((await runProgram(process.cwd(), ['no-such-program'])).code).toBe(127);
});
