import type { HomePage } from './home.query.ts';
import { StatValue } from '#features/sections/StatValue.tsx';
import { words } from '#lib/words.ts';

const column = 'col-span-12 sm:col-span-6 lg:col-span-4';

function Figures({ figures }: Pick<HomePage, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className={column}>
      {figures.map(({ name, label, value }) => (
        <div className="ledger-line" key={name}>
          <dt>{label}</dt>
          <dd className="display text-title-m">
            <StatValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Badges({ badges }: Pick<HomePage, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <ul className={column}>
      {badges.map(({ name, text, src }) => (
        <li className="ledger-line" key={name}>
          <img alt="" className="size-12" height={48} loading="lazy" src={src} width={48} />
          <span className="grid flex-1">
            {name}
            <span className="text-small text-mist">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Figures, then awards, and the trust statement, in one list. */
export function Ledger({ badges, figures, trust }: Pick<HomePage, 'badges' | 'figures' | 'trust'>) {
  if (!trust && figures.length === 0) return null;
  return (
    <section aria-label={words().page.figures} className="reveal page-width twelve py-10 lg:py-16">
      {trust && <p className="col-span-12 mb-6 voice lg:col-span-4 lg:mb-0">{trust.text}</p>}
      <Figures figures={figures} />
      <Badges badges={badges} />
    </section>
  );
}
