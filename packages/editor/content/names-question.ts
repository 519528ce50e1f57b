import type { followNames, NamesPlan } from '@site/content-tools/names/follow-names.ts';
import { listNames, type NameKind } from '@site/content-tools/names/listed-names.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { readOutline, type Choice } from './outline.ts';
import { digest } from './digest.ts';
import { placeInWords } from './words.ts';

/** What a person has chosen, of which plan. */
export interface NamesAnswer {
  readonly plan: string;
  readonly leadsTo?: string | undefined;
  readonly uses: Readonly<Record<string, string>>;
}

/** A place that names something that goes. */
export interface LostUse {
  readonly id: string;
  readonly kind: NameKind;
  /** Such as `Videos on the home page: Videos 3`. */
  readonly where: string;
  /** Whether it can be removed there. */
  readonly canGo: boolean;
}

/** What a change of names brings along, for the screen. */
export interface NamesPlanInWords {
  /** Identifies the plan: the answer has to be to this one. */
  readonly plan: string;
  /** Addresses that change or go, with what they become. */
  readonly moves: readonly { readonly from: string; readonly to: string | undefined }[];
  /** The places that follow by themselves. */
  readonly follows: readonly string[];
  readonly lost: readonly LostUse[];
  /** Where addresses lead that go; undefined where none goes. */
  readonly leadsTo: string | undefined;
  /** What can take the place of something that goes. */
  readonly choices: Readonly<Record<NameKind, readonly Choice[]>>;
}

/** Says that more would change than what was asked for, and what of it has to be chosen. */
export class NamesQuestion extends Error {
  readonly question: NamesPlanInWords;

  constructor(question: NamesPlanInWords) {
    super('More would change than what was asked for.');
    this.question = question;
  }
}

/** Visitors can notice it, or other content changes. */
function isWorthAQuestion({ moves, uses }: NamesPlan): boolean {
  const isSectionPage = (file: string) => /^content\/pages\/.*\.yaml$/.test(file);
  return (
    uses.length > 0 ||
    moves.some(({ from, to }) => from.kind === 'path' && (from.isShown || (!to && isSectionPage(from.file))))
  );
}

/**
 * @param folder the content with the change.
 * @throws NamesQuestion until it was answered.
 */
export function confirmNames(
  plan: NamesPlan,
  { before, after, today }: Parameters<typeof followNames>[1],
  folder: ContentSource,
  answer: NamesAnswer | undefined,
): void {
  if (!isWorthAQuestion(plan)) return;
  const { moves, uses } = plan;
  const id = digest(JSON.stringify([moves, uses]));
  if (answer?.plan === id) return;
  const outline = readOutline(folder);
  const shown = new Set(
    listNames(after, today).listed.flatMap(({ isShown, kind, name }) => (isShown ? `${kind} ${name}` : [])),
  );
  const choicesOf = (kind: NameKind, all: readonly Choice[]) =>
    all.filter(({ value }) => shown.has(`${kind} ${value}`));
  const places = uses.map((use) => ({ ...use, where: placeInWords(use.file, use.field, before) }));
  throw new NamesQuestion({
    plan: id,
    moves: moves.flatMap(({ from, to }) =>
      from.kind === 'path' && from.isShown ? { from: from.bare, to: to?.bare } : [],
    ),
    follows: [...new Set(places.filter(({ isLost }) => !isLost).map(({ where }) => where))],
    lost: places
      .filter(({ isLost }) => isLost)
      .map(({ id: use, kind, where, words, canGo }) => ({
        id: use,
        kind,
        where: words ? `${where}, “${words}”` : where,
        canGo,
      })),
    leadsTo: plan.leadsTo,
    choices: {
      path: choicesOf('path', outline.paths),
      video: choicesOf('video', outline.videos),
      portfolio: choicesOf('portfolio', outline.portfolios),
      person: choicesOf('person', outline.people),
      band: choicesOf('band', outline.bands),
      claim: choicesOf('claim', outline.claims),
    },
  });
}
