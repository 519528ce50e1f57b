import type { ReactNode } from 'react';
import type { Exhibit, ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';
import { List, Photograph, Table, Words } from '#features/twins/Words.tsx';
import { getYear } from './daylight/daylight.query.ts';
import { writeMonths } from './daylight/year-of-light.ts';
import { writeChoice, writeHours } from './hours/hours.ts';
import { writePlace } from './looks/looks.ts';
import { writeReading } from './scopes/scope.ts';
import { readShots } from './scopes/scopes.query.ts';
import { getVerdicts } from './verdicts/verdicts.query.ts';

/** What an exhibit shows, as words, lists and tables. */
type Describe<Name extends ExhibitName> = (figures: Exhibit<Name>) => ReactNode | Promise<ReactNode>;

const describe: { readonly [Name in ExhibitName]: Describe<Name> } = {
  brief: ({ title, caption, lines }) => <Words of={{ title, lines: <List items={lines} />, caption }} />,
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
  scopes: async (figures) => {
    const shots = (await readShots(figures)).map(({ name, img, alt, reading, measured }) => [
      <strong key="name">{name}</strong>,
      <Photograph alt={alt} key="picture" src={img} />,
      `${writeReading(figures.words, measured)}. ${reading}`,
    ]);
    return <Words of={{ title: figures.title, shots, caption: figures.caption }} />;
  },
  scriptpage: ({ title, caption, lines }) => {
    const script = lines.map(({ kind, text, scene, note }) => [
      kind === 'heading' ? <strong key="heading">{`${scene ?? ''} ${text}`}</strong> : text,
      note !== undefined && <blockquote key="note">{note}</blockquote>,
    ]);
    return <Words of={{ title, script, caption }} />;
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
