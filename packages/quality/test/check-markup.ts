/**
 * `node packages/quality/test/check-markup.ts`: checks every built page with the W3C's Nu checker, and exits with 1 for
 * any error or warning. The checker needs Java; without it the check is skipped, with a message.
 */
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { listFiles } from '@site/model/files/list-files.ts';
import { findNightlyTool } from '@site/delivery/programs/nightly-tool.ts';

interface AcceptedMessage {
  readonly message: string | RegExp;
  /** What the quoted source must contain, if the message alone is ambiguous. */
  readonly quote?: RegExp;
}

const blockedInline = (what: 'style' | 'script') => {
  const name = what === 'style' ? 'Inline style' : 'Inline script';
  return `${name} violates Content Security Policy (meta tag): blocked by “${what}-src” directive (missing “‘unsafe-inline’” or nonce/hash).`;
};

/** Messages about newer standards that the checker does not support. Any other message fails. */
export const acceptedMessages: readonly AcceptedMessage[] = [
  // CSS Properties and Values 1: Tailwind types its variables with it.
  { message: 'CSS: Unrecognized at-rule “@property”' },
  // CSS View Transitions 2: pages cross-fade.
  { message: 'CSS: Unrecognized at-rule “@view-transition”' },
  // CSS View Transitions 1: a poster grows into the next page.
  { message: "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist." },
  // It doesn't know `::view-transition-group(name)` and its relatives.
  { message: 'CSS: Parse Error.', quote: /(?:on-group|sition-(?:old|new))\(\w+\)[{,]/ },
  // CSS Values 3: numbers with an exponent, which Lightning CSS writes for a translucent color.
  { message: 'CSS: “background-color”: “/” is not a valid Lab color.', quote: /e-\d+\// },
  { message: 'CSS: “background-color”: Unknown dimension.', quote: /e-\d+/ },
  { message: 'CSS: Unknown pseudo-element or pseudo-class “::view-transition”.' },
  // Scroll-driven Animations 1: stills drift, and a rule turns.
  { message: /^CSS: “(?:animation-(?:timeline|range)|view-timeline(?:-inset)?)”: Property “[\w-]+” doesn't exist\.$/ },
  { message: 'CSS: “animation”: “--name” is not a “animation” value.' },
  // CSS Basic User Interface 4: a field grows with its text.
  { message: "CSS: “field-sizing”: Property “field-sizing” doesn't exist." },
  // SVG 2: a line keeps its width when its drawing is stretched.
  { message: "CSS: “vector-effect”: Property “vector-effect” doesn't exist." },
  // CSS Transitions 1: a custom property is a property.
  { message: 'CSS: “transition-property”: “--tw-gradient-from” is not a “transition-property” value.' },
  // CSS Box 4: Tailwind tests for support of it.
  { message: "CSS: “margin-trim”: Property “margin-trim” doesn't exist." },
  // SVG 2: a halo behind letters.
  { message: "CSS: “paint-order”: Property “paint-order” doesn't exist." },
  // CSS Conditional 5: the call sheet's rows change with their own width.
  { message: "CSS: “container-type”: Property “container-type” doesn't exist." },
  { message: 'CSS: Unrecognized at-rule “@container”' },
  // CSS Anchor Positioning: the pause button stands in the corner of the film that is seen.
  { message: "CSS: “anchor-name”: Property “anchor-name” doesn't exist." },
  { message: "CSS: “position-anchor”: Property “position-anchor” doesn't exist." },
  { message: "CSS: “position-area”: Property “position-area” doesn't exist." },
  // CSS Masking 1: layers with a place and a size.
  { message: 'CSS: “mask”: Too many values or values are not recognized.' },
  // The checker reads pages as files, which have no 'self'; the end-to-end tests fail for what a browser blocks.
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): (?:image|external stylesheet|external script) “\/(?!\/)[^”]*” blocked/,
  },
  // The checker computes different hashes than browsers; the tests of the built site compare all hashes.
  { message: blockedInline('style'), quote: /<style>/ },
  { message: blockedInline('script'), quote: /<\/style><script>\(\(\)=>\{/ },
  // HTML: a data block is not a script, so no policy applies to it.
  { message: blockedInline('script'), quote: /<script type="application\/ld\+json">/ },
];

export const markupReportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      /** `warning`, or `fatal` for an error after which the checker stops. */
      subType: z.string().optional(),
      message: z.string(),
      /** The file, as a `file:` address. */
      url: z.string().optional(),
      lastLine: z.number().optional(),
      extract: z.string().optional(),
    }),
  ),
});

type MarkupMessage = z.infer<typeof markupReportSchema>['messages'][number];

/** Informational messages, such as that `<br/>` needs no slash, are not faults. */
function isFault({ type, subType, message, extract = '' }: MarkupMessage): boolean {
  if (type === 'info' && subType !== 'warning') return false;
  return !acceptedMessages.some(
    (one) =>
      (typeof one.message === 'string' ? one.message === message : one.message.test(message)) &&
      (one.quote?.test(extract) ?? true),
  );
}

/** The faults in a report, each once, with the file from the site's folder. */
export function listFaults(folder: string, messages: readonly MarkupMessage[]): string[] {
  const faults = messages.filter(isFault).map(({ url, lastLine, message }) => {
    const file = url === undefined ? 'the checker' : path.relative(folder, url.replace(/^file:/, ''));
    return `${file}${lastLine === undefined ? '' : `:${lastLine}`}: ${message}`;
  });
  return [...new Set(faults)];
}

/** The JVM's memory for the largest page; C1 alone, since a short run doesn't repay C2's optimizations. */
const javaOptions = ['-Xmx768m', '-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** For the report, in bytes: about 20 kB per page, mostly accepted messages. */
const maxBuffer = 512 * 1024 * 1024;

if (import.meta.main) {
  const folder = path.resolve(import.meta.dirname, '../../..', process.argv[2] ?? 'dist');
  const jar = findNightlyTool('vnu-jar/build/dist/vnu.jar');
  const pages = listFiles(folder).filter((file) => file.endsWith('.html')).length;
  if (pages === 0) throw new Error('dist has no page: run "npm run build".');
  if (spawnSync('java', ['-jar', jar, '--version']).status === 0) {
    const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
    const { stdout } = await promisify(execFile)('java', [...javaOptions, '-jar', jar, ...options, folder], {
      maxBuffer,
    });
    const faults = listFaults(folder, markupReportSchema.parse(JSON.parse(stdout)).messages);
    for (const fault of faults) console.error(fault);
    console.log(`${pages} pages checked, ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } else {
    console.log('skipped: the markup of all pages: no Java here that runs the checker ("java" fails)');
  }
}
