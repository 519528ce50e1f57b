import { describe, expect, it } from 'vitest';
import { dropDeadRules } from './drop-dead-rules.ts';

describe('dropDeadRules', () => {
  it('leaves out what serves date, number and file fields and placeholders alone', () => {
    const css =
      '*,::file-selector-button{margin:0}::-webkit-date-and-time-value{min-height:1lh}' +
      '::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}::placeholder{opacity:1}';
    expect(dropDeadRules(css)).toBe('*,::file-selector-button{margin:0}');
  });

  it('leaves out the copy of variables for browsers without @property', () => {
    const css =
      '@layer properties{@supports ((-webkit-hyphens:none) and (not (margin-trim:block))){*,:before{--tw-ease:initial}}}' +
      '@layer base{a{color:red}}';
    expect(dropDeadRules(css)).toBe('@layer base{a{color:red}}');
  });

  it('leaves out Tailwind’s variables that no rule reads', () => {
    const css =
      '@property --tw-ease{syntax:"*";inherits:false}.a{--tw-ease:ease;--tw-leading:1;line-height:var(--tw-leading)}';
    expect(dropDeadRules(css)).toBe('.a{--tw-leading:1;line-height:var(--tw-leading)}');
  });

  it('takes mixed colors for granted', () => {
    const css =
      '.a{color:#07090bbf}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,currentcolor 50%,red)}}';
    expect(dropDeadRules(css)).toMatch(/^\.a\{(?:color:#07090bbf;)?color:color-mix\([^{}]+\}$/);
  });

  it('leaves no empty rules behind', () => {
    expect(dropDeadRules('@media (width>=40rem){.a{}}@layer base{}.b{color:red}')).toBe('@layer base;.b{color:red}');
  });

  it('keeps every other rule as it is', () => {
    const css = '@media (width>=40rem){.a{color:red}.b:hover{--gap:1rem}}@supports (color:red){.c{color:red}}';
    expect(dropDeadRules(css)).toBe(css);
  });
});
