import type { ReactNode } from 'react';
import type { Exhibit, ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';
import { List, Photograph, Table, Words } from '#features/twins/Words.tsx';
import { writeBoard } from './board/board.ts';
import { countShots, writeFigures, writeParts } from './budgets/budgets.ts';
import { findLight, writeLines, writeSun } from './callsheet/callsheet.ts';
import { getYear } from './daylight/daylight.query.ts';
import { writeMonths } from './daylight/year-of-light.ts';
import { writeChoice, writeHours } from './hours/hours.ts';
import { writeInventory } from './inventory/inventory.ts';
import { writePlace } from './looks/looks.ts';
import { writeLimit, writePacking, writeScale, writeTotals } from './packing/packing.ts';
import { writePath } from './permitpath/permit-path.ts';
import { sumDifferences, writeQuotes } from './quotes/quotes.ts';
import { writeReading } from './scopes/scope.ts';
import { readShots } from './scopes/scopes.query.ts';
import { writeDays } from './timeline/timeline.ts';
import { getVerdicts } from './verdicts/verdicts.query.ts';

/** What an exhibit shows, as words, lists and tables. */
type Describe<Name extends ExhibitName> = (figures: Exhibit<Name>) => ReactNode | Promise<ReactNode>;

const describe: { readonly [Name in ExhibitName]: Describe<Name> } = {
  board: (figures) => (
    <Words of={{ title: figures.title, table: <Table rows={writeBoard(figures)} />, caption: figures.caption }} />
  ),
  brief: ({ title, caption, lines }) => <Words of={{ title, lines: <List items={lines} />, caption }} />,
  budgets: (figures) => {
    const { title, caption, budgets, words } = figures;
    const sizes = budgets.map((budget) => {
      const shots = `${String(countShots(budget))} ${words.shots}`;
      return `${budget.name}: ${[shots, ...writeFigures(budget, words)].join(', ')}`;
    });
    return (
      <Words of={{ title, sizes: <List items={sizes} />, table: <Table rows={writeParts(figures)} />, caption }} />
    );
  },
  callsheet: (figures) => {
    const facts = [figures.crew, ...writeSun(findLight(figures), figures.words)].join(' · ');
    return (
      <Words
        of={{ title: figures.title, facts, lines: <List items={writeLines(figures)} />, caption: figures.caption }}
      />
    );
  },
  checklist: ({ title, caption, stages }) => (
    <Words
      of={{ title, caption, stages: stages.map(({ name, items }) => ({ name, items: <List items={items} /> })) }}
    />
  ),
  daylight: async (figures) => {
    const { months } = await getYear(figures);
    const table = <Table rows={writeMonths(figures.words, months)} />;
    return <Words of={{ title: figures.title, table, caption: figures.caption }} />;
  },
  hours: (figures) => (
    <Words
      of={{
        title: figures.title,
        table: <Table rows={writeHours(figures)} />,
        caption: figures.caption,
        question: figures.words.choices,
        choices: <List items={figures.choices.map((choice) => writeChoice(choice, figures.words.hours))} />,
      }}
    />
  ),
  inventory: (figures) => {
    const table = <Table rows={writeInventory(figures)} />;
    return <Words of={{ title: figures.title, table, caption: figures.caption }} />;
  },
  looks: ({ title, caption, places, words }) => {
    const told = places.map((place) => [
      <strong key="name">{place.name}</strong>,
      <List items={writePlace(place, words)} key="look" />,
    ]);
    return <Words of={{ title, told, caption }} />;
  },
  myths: ({ title, myths, words }) => {
    const told = myths.map(({ said, verdict, figure, unit, found }, index) => [
      <strong key="said">{`${words.myth} ${String(index + 1)}: ${said}`}</strong>,
      `${verdict}. ${words.practice}: ${figure} ${unit}. ${found}`,
    ]);
    return <Words of={{ title, told }} />;
  },
  packing: (figures) => {
    const { title, caption, piles, crew, words } = figures;
    const totals = piles.map(({ name, limit, items }) =>
      [`${name}: ${writeTotals(items, words)}`, limit && writeLimit(limit, words)].filter(Boolean).join('. '),
    );
    const people = crew.map((group) => `${group.name}: ${group.people}`);
    return (
      <Words
        of={{
          title,
          table: <Table rows={writePacking(figures)} />,
          totals: <List items={totals} />,
          scale: writeScale(figures),
          people: <List items={people} />,
          caption,
        }}
      />
    );
  },
  permitpath: (figures) => (
    <Words of={{ title: figures.title, steps: <List items={writePath(figures)} />, caption: figures.caption }} />
  ),
  quotes: (figures) => {
    const table = <Table rows={writeQuotes(figures)} />;
    const sums = <List items={sumDifferences(figures)} />;
    return <Words of={{ title: figures.title, job: figures.job, table, sums, caption: figures.caption }} />;
  },
  scopes: async (figures) => {
    const shots = (await readShots(figures)).map(({ name, img, alt, reading, measured }) => [
      <strong key="name">{name}</strong>,
      <Photograph alt={alt} key="picture" src={img} />,
      `${writeReading(figures.words, measured)}. ${reading}`,
    ]);
    return <Words of={{ title: figures.title, shots, caption: figures.caption }} />;
  },
  scorecard: ({ title, caption, checks, verdicts }) => {
    const sums = verdicts.map(({ from, text }) => `${String(from)}: ${text}`);
    return <Words of={{ title, checks: <List items={checks} />, sums: <List items={sums} />, caption }} />;
  },
  scriptpage: ({ title, caption, lines }) => {
    const script = lines.map(({ kind, text, scene, note }) => [
      kind === 'heading' ? <strong key="heading">{`${scene ?? ''} ${text}`}</strong> : text,
      note !== undefined && <blockquote key="note">{note}</blockquote>,
    ]);
    return <Words of={{ title, script, caption }} />;
  },
  timeline: ({ title, caption, weeks, words }) => {
    const told = weeks.map(({ name, steps, open }, index) => [
      <strong key="week">{`${words.week} ${String(index + 1)}: ${name}`}</strong>,
      <List
        items={steps.map((step) => {
          const kind = step.kind === 'work' ? '' : `${words[step.kind]}: `;
          return `${writeDays(step)}, ${words[step.who]}: ${kind}${step.what}`;
        })}
        key="steps"
      />,
      `${words.open}: ${open}`,
    ]);
    return <Words of={{ title, told, caption }} />;
  },
  verdicts: async (figures) => {
    const told = (await getVerdicts(figures)).map(({ of, verdict, reason, film, shows }) => [
      <strong key="of">{`${of}: ${verdict}`}</strong>,
      reason,
      <p key="film">
        <a href={film.path}>{film.title}</a>: {shows}
      </p>,
    ]);
    return <Words of={{ title: figures.title, told }} />;
  },
};

/** The exhibits of a page for its Markdown twin: a component for each tag. */
export async function describeExhibits(exhibits: { readonly [Name in ExhibitName]?: Exhibit<Name> | undefined } = {}) {
  const write = async <Name extends ExhibitName>(name: Name) => {
    const figures = exhibits[name];
    const described = figures && (await describe[name](figures));
    return [name, () => described] as const;
  };
  const names = Object.keys(describe) as ExhibitName[];
  return Object.fromEntries(await Promise.all(names.map(write))) as Record<ExhibitName, () => ReactNode>;
}
