import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Answers, Asked } from './answers.ts';
import { formatDay } from './days.ts';
import { count, listFigures, sayShoot, sayStep, sayWhen, type SheetWords } from './figures.ts';
import type { Plan } from './make-plan.ts';

export interface BriefSources {
  readonly plan: Plan;
  readonly answers: Answers;
  /** The link to the plan, in full. */
  readonly url: string;
  readonly words: Pick<ContentData<'planPage'>, 'sheet' | 'brief'>;
  /** The title of a film, by its slug. */
  readonly titleOf: (slug: string) => string;
}

/** A part of the brief. */
interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What a question was answered with, in words; undefined where it was skipped. */
export function describeAnswer(
  { question: { kind }, given }: Asked,
  { day, film }: Answers,
  titleOf: BriefSources['titleOf'],
): string | undefined {
  const labels = given.map(({ label }) => label);
  if (kind === 'film' && film !== undefined) labels.unshift(titleOf(film));
  if (kind === 'day' && day !== undefined) labels.unshift(formatDay(day));
  return labels.length === 0 ? undefined : labels.join(', ');
}

const asLine = (name: string, value: string) => `${name}: ${value}`;

function listCrewLines({ crew }: Plan, words: SheetWords): string[] {
  return crew.map(
    ({ name, people, hours, stage }) =>
      `${people} × ${name}, ${hours} ${words.hours}${stage === 'shoot' ? '' : ` (${words[stage]})`}`,
  );
}

function listCalendarLines({ calendar }: Plan, words: SheetWords): string[] {
  const { before, after } = calendar;
  const days = sayShoot(calendar);
  const shoot = days === '' ? [] : [asLine(days, words.shoot)];
  const write = (steps: typeof before) =>
    steps.map((step) => asLine(sayWhen(step, words), `${sayStep(step, words)} (${words[step.who]})`));
  return [...write(before), ...shoot, ...write(after)];
}

/** What was answered, and what it comes to. */
function listAnswers({ plan, answers, words: { sheet }, titleOf }: BriefSources): Part[] {
  const said = plan.asked.flatMap((asked) => {
    const answer = describeAnswer(asked, answers, titleOf);
    return answer === undefined ? [] : [asLine(asked.question.title, answer)];
  });
  const { choice } = plan;
  const fits = choice && (choice.kind === 'package' ? choice.limit.tier : choice.offer.name);
  return [
    { heading: sheet.answers, lines: said },
    { heading: sheet.package, lines: fits === undefined ? [] : [fits] },
    { heading: sheet.days, lines: listFigures(plan, sheet).map(({ name, figure }) => asLine(name, figure)) },
  ];
}

/** What the job takes. */
function listNeeds({ plan, words: { sheet }, titleOf }: BriefSources): Part[] {
  return [
    { heading: sheet.drives, lines: plan.drivers },
    {
      heading: sheet.permits,
      lines: plan.permits.map(({ name, workingDays }) => asLine(name, count(workingDays, sheet.workingDay))),
    },
    { heading: sheet.crew, lines: listCrewLines(plan, sheet) },
    { heading: sheet.calendar, lines: listCalendarLines(plan, sheet) },
    { heading: sheet.kit, lines: plan.kit.map(({ name }) => name) },
    { heading: sheet.bring, lines: plan.bring },
    { heading: sheet.films, lines: plan.films.map(titleOf) },
  ];
}

const writeParts = (parts: readonly Part[]) =>
  parts.flatMap(({ heading, lines }) => (lines.length === 0 ? [] : [heading.toUpperCase(), ...lines, '']));

export function writeBrief(sources: BriefSources): string {
  const { words, url } = sources;
  return [...writeParts([...listAnswers(sources), ...listNeeds(sources)]), asLine(words.brief.whole, url)].join('\n');
}

/**
 * A link that opens an email, ready to send: the answers, what they come to, and the link to the whole plan. What the job
 * takes stays out, since Outlook on Windows takes about 2,000 characters.
 */
export function briefEmailHref(sources: BriefSources, email: string): string {
  const { brief } = sources.words;
  const address = email.split('@').map(encodeURIComponent).join('@');
  const body = [
    ...[brief.greeting, '', brief.opening, ''],
    ...writeParts(listAnswers(sources)),
    ...[asLine(brief.whole, sources.url), '', brief.closing],
  ].join('\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(brief.subject)}&body=${encodeURIComponent(body)}`;
}
