import type { ReactNode } from 'react';
import type { Exhibit, ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';
import { Table, Words } from '#features/twins/Words.tsx';
import { getYear } from './daylight/daylight.query.ts';
import { writeMonths } from './daylight/year-of-light.ts';

/** What an exhibit shows, as words, lists and tables. */
type Describe<Name extends ExhibitName> = (figures: Exhibit<Name>) => ReactNode | Promise<ReactNode>;

const describe: { readonly [Name in ExhibitName]: Describe<Name> } = {
  daylight: async (figures) => {
    const { months } = await getYear(figures);
    const table = <Table rows={writeMonths(figures.words, months)} />;
    return <Words of={{ title: figures.title, table, caption: figures.caption }} />;
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
