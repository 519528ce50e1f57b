import type { Stat } from '#lib/company/company.ts';
import { RuleMark } from '#ui/Mark.tsx';
import { StatValue } from './StatValue.tsx';

/** A row of figures, as large as fits; nothing where there are none. */
export function StatBand({ label, stats }: { readonly label: string; readonly stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section aria-label={label} className="border-y border-ink-700">
      <RuleMark />
      <dl className="page-width twelve gap-y-6 py-8 lg:py-20">
        {stats.map((stat) => (
          <div className="reveal-card col-span-6 flex flex-col-reverse justify-end gap-2 lg:col-span-3" key={stat.name}>
            <dt className="slate text-mist">{stat.label}</dt>
            <dd className="display text-title-l text-paper">
              <StatValue value={stat.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
