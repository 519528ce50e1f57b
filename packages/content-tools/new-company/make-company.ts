import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { isContent } from '@site/model/check/content-digest.ts';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { splitFrontMatter } from '@site/zod-content/front-matter.ts';
import { describeProblem } from '@site/zod-content/problem.ts';
import { isPictureFolder } from '@site/model/media/picture-kinds.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { EntryError } from '../entries/entry-error.ts';
import { drawPicture } from './draw-picture.ts';
import { makePalette } from './palette.ts';
import type { Answers } from './questions.ts';
import { trades, type Trade } from './trades.ts';

const templates = path.join(import.meta.dirname, 'templates');

const mark = 'M12 0A12 12 0 1 0 24 12H16A4 4 0 1 1 12 8Z';

const guide = 'README.md';

/** The name of a time zone, such as Eastern. */
function formatZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const zoneName = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return zoneName.replace(/(?: Standard)? Time$/, '');
}

function fillInSite(document: Document, answers: Answers): void {
  const { tagline, product } = trades[answers.trade];
  const { name, address, area, position, phone, email, site, color, country, hours, zone } = answers;
  const values = {
    tagline: tagline.replace('{area}', area),
    product,
    company: name,
    origin: site,
    phone,
    serviceArea: area,
    hours,
    timeZone: formatZone(zone),
    zone,
    position,
  } as const;
  for (const [field, value] of Object.entries(values)) {
    if (value !== undefined) document.set(field, document.createNode(value));
  }
  document.set('address', document.createNode({ ...address, country }));
  document.set('emails', document.createNode({ studio: email, bookings: email }));
  document.set('brand', document.createNode({ mark, colors: makePalette(color) }));
}

function overlay(base: Document | undefined, document: Document): Document {
  if (!base || !isMap(document.contents)) return document;
  for (const { key, value } of document.contents.items) base.set(isScalar(key) ? key.value : key, value);
  return base;
}

/** Adds the trade's page to the menu, before the company's own pages, and to the footer. */
function fillInMenu(document: Document, { trade }: Answers): void {
  const { page } = trades[trade] as Trade;
  if (!page) return;
  for (const list of ['main', 'footer']) {
    const links = document.get(list);
    if (isSeq(links)) links.items.splice(2, 0, document.createNode(page));
  }
}

async function readTemplates(folders: readonly string[]) {
  const files = new Map<string, { readonly document: Document; readonly body: string | undefined }>();
  for (const folder of folders) {
    for (const file of listFiles(path.join(templates, folder))) {
      const source = await readFile(path.join(templates, folder, file), 'utf8');
      const { yaml, body } = splitFrontMatter(source) ?? { yaml: source, body: undefined };
      files.set(file, { document: overlay(files.get(file)?.document, parseDocument(yaml)), body });
    }
  }
  return files;
}

/** Replaces all content with that of a new company: the templates with the answers filled in, and drawn pictures. */
export async function stageCompany(stage: ContentStage, answers: Answers): Promise<void> {
  const files = new Map<string, string | Buffer>();
  // The prefix "sample-" marks pictures to be replaced.
  const pictures = new Set<string>();
  for (const [file, { document, body }] of await readTemplates(['start', answers.trade])) {
    if (file === 'site.yaml') fillInSite(document, answers);
    if (file === 'navigation.yaml') fillInMenu(document, answers);
    const yaml = document.toString({ lineWidth: 0, singleQuote: true });
    for (const [, picture = ''] of yaml.matchAll(/\.\.\/media\/(\S+\.jpg)/g)) pictures.add(picture);
    files.set(file, body === undefined ? yaml : `---\n${yaml}---\n${body}`);
  }
  for (const picture of pictures) {
    const [kind = '', name = ''] = picture.split('/');
    if (!isPictureFolder(kind)) throw new Error(`${picture} is of no known kind`);
    files.set(`media/${picture}`, await drawPicture(kind, name, answers.color));
  }
  const before = [...stage.content.files.keys()].filter((file) => isContent(file) && file !== guide);
  for (const file of before) await stage.write(file, undefined);
  for (const [file, data] of files) await stage.write(file, data);
}

export interface NewCompany {
  /** A content folder with the guide to its files. */
  readonly from: string;
  /** A folder that doesn't exist yet. */
  readonly target: string;
  readonly answers: Answers;
}

/**
 * Writes content that passes the content check.
 * @throws EntryError if it can't be written; nothing has changed then.
 */
export async function makeCompany({ from, target, answers }: NewCompany): Promise<void> {
  if ((await mkdir(target, { recursive: true })) === undefined) {
    throw new EntryError(`${target} already exists: choose another folder`);
  }
  const stage = await openContentStage(target);
  try {
    await stageCompany(stage, answers);
    await stage.write(guide, await readFile(path.join(from, guide)));
    const problems = await stage.check();
    if (problems.length > 0) throw new EntryError(problems.map(describeProblem).join('\n'));
    await stage.commit();
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await stage.drop();
  }
}
