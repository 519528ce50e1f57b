import { useState, type ReactNode } from 'react';
import type { MenuItem, State } from '../api.ts';
import { Link } from './Link.tsx';
import { go } from './use-address.ts';

interface MenuListProps {
  readonly items: readonly MenuItem[];
  readonly address: string;
  /** The key in `contentFiles` of the open entry. */
  readonly open: string;
  readonly onFollow: () => void;
}

function MenuList({ items, address, open, onFollow }: MenuListProps) {
  return (
    <ul>
      {items.map(({ file, names, label }) => {
        const place = file === undefined ? `list/${names.join('+')}` : `entry/${file}`;
        const isCurrent = address === place || names.includes(open);
        return (
          <li key={place}>
            <Link isCurrent={isCurrent} onFollow={onFollow} to={place}>
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface MenuProps {
  readonly address: string;
  readonly state: State;
  /** Notices. */
  readonly children: ReactNode;
}

export function Menu({ address, state, children }: MenuProps) {
  const [isFolded, setFolded] = useState(true);
  const { menu, unused, changes, company, person } = state;
  const file = /^entry\/(.*)/.exec(address)?.[1];
  const open = state.entries.find((entry) => entry.file === file)?.name ?? '';
  const list = { address, open, onFollow: () => setFolded(true) };
  return (
    <header className="side" data-folded={isFolded}>
      <button aria-expanded={!isFolded} className="narrow" onClick={() => setFolded(!isFolded)} type="button">
        Menu
      </button>
      <button className="brand quiet one-line" onClick={() => go('')} type="button">
        {company}
      </button>
      <nav aria-label="Content">
        <MenuList items={menu} {...list} />
        {unused.length > 0 && (
          <details>
            <summary>Add something else…</summary>
            <MenuList items={unused} {...list} />
          </details>
        )}
      </nav>
      {children}
      <button
        aria-current={address === 'publish' ? 'page' : undefined}
        className="primary"
        onClick={() => go('publish')}
        type="button"
      >
        {person.role === 'owner' ? 'Publish' : 'Changes'} {changes > 0 && <em>{changes}</em>}
      </button>
    </header>
  );
}
