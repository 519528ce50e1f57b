import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Answers, ApplicableQuestion } from './answers.ts';
import { formatDay } from './days.ts';
import type { PlanPrices } from './estimate.ts';
import { formatPriceRange, listFigures, listPriceLines } from './figures.ts';
import type { Plan } from './make-plan.ts';

export interface BriefSources {
  readonly plan: Plan;
  readonly answers: Answers;
  readonly url: string;
  readonly more: string;
  readonly prices: PlanPrices | undefined;
  readonly words: Pick<ContentData<'planPage'>, 'sheet' | 'brief'>;
  readonly titleOf: (slug: string) => string;
}

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A question's answer in words; undefined if it was skipped. */
export function describeAnswer(
  { question: { kind }, given }: ApplicableQuestion,
  { day, film }: Answers,
  titleOf: BriefSources['titleOf'],
): string | undefined {
  const labels = given.map(({ label }) => label);
  if (kind === 'film' && film !== undefined) labels.unshift(titleOf(film));
  if (kind === 'day' && day !== undefined) labels.unshift(formatDay(day));
  return labels.length === 0 ? undefined : labels.join(', ');
}

const asLine = ({ name, figure }: { readonly name: string; readonly figure: string }) => `${name}: ${figure}`;

function listAnswers({ plan, answers, more, prices, words: { sheet, brief }, titleOf }: BriefSources): Part[] {
  const said = plan.asked.flatMap((asked) => {
    const answer = describeAnswer(asked, answers, titleOf);
    return answer === undefined ? [] : [asLine({ name: asked.question.title, figure: answer })];
  });
  const { choice } = plan;
  const fits = choice && (choice.kind === 'package' ? choice.limit.tier : choice.offer.name);
  const price = formatPriceRange(plan, prices);
  const costs = price === undefined ? [] : [...listPriceLines(plan, prices).map(asLine), `${price}, ${sheet.others}`];
  return [
    { heading: sheet.answers, lines: said },
    { heading: brief.more, lines: more.trim() === '' ? [] : [more.trim()] },
    { heading: sheet.package, lines: fits === undefined ? [] : [fits] },
    { heading: sheet.days, lines: listFigures(plan, sheet).map(asLine) },
    { heading: sheet.price, lines: costs },
  ];
}

const tabulateParts = (parts: readonly Part[]) =>
  parts.flatMap(({ heading, lines }) => (lines.length === 0 ? [] : [heading.toUpperCase(), ...lines, '']));

/** The answers, the resulting plan, and the link to it. */
export function writeBrief(sources: BriefSources): string {
  return [
    ...tabulateParts(listAnswers(sources)),
    asLine({ name: sources.words.brief.whole, figure: sources.url }),
  ].join('\n');
}

/** A mailto link with the brief, ready to send. Outlook on Windows takes about 2,000 characters of it. */
export function briefEmailHref(sources: BriefSources, email: string): string {
  const { brief } = sources.words;
  const body = [brief.greeting, '', brief.opening, '', writeBrief(sources), '', brief.closing].join('\n');
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(brief.subject)}&body=${text}`;
}
