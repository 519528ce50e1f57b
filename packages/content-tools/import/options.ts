import path from 'node:path';
import { parseArgs } from 'node:util';

/** What an import was asked for. */
export interface ImportOptions {
  /** The WordPress export. */
  readonly file: string;
  /** A copy of the old site's wp-content/uploads. */
  readonly uploads?: string;
  /** Whether pictures are fetched from the old site. */
  readonly download: boolean;
  /** Whether what is not published there comes along as drafts. */
  readonly drafts: boolean;
  /** Whether all is tried and nothing written. */
  readonly dryRun: boolean;
  /** Where the report goes. */
  readonly report: string;
}

const usage =
  'npm run blog:import -- export.xml [--uploads <folder> | --download] [--drafts] [--dry-run] [--report <file>]';

/**
 * Reads the command line.
 * @param args what follows the command's name.
 * @throws Error that says what to write.
 */
export function readOptions(args: string[]): ImportOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      uploads: { type: 'string' },
      download: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`Write the name of one export:\n${usage}`);
  const { uploads, download, drafts, report } = values;
  if (uploads !== undefined && download) throw new Error(`Write --uploads or --download, not both:\n${usage}`);
  const { dir, name } = path.parse(file);
  return {
    file,
    ...(uploads !== undefined && { uploads }),
    download,
    drafts,
    dryRun: values['dry-run'],
    report: report ?? path.join(dir, `${name}.report.md`),
  };
}
