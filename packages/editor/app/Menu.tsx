import type { MenuItem, State } from '../api.ts';
import { go } from './use-address.ts';

const placeOf = ({ file, names }: MenuItem) => (file === undefined ? `list/${names.join('+')}` : `entry/${file}`);

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly address: string;
  /** The row of `contentFiles` of the entry that is open. */
  readonly open: string | undefined;
}

function MenuLink({ item, address, open = '' }: MenuLinkProps) {
  const place = placeOf(item);
  const isCurrent = address.split('#')[0] === place || item.names.includes(open);
  return (
    <li>
      <a
        aria-current={isCurrent ? 'page' : undefined}
        href={`/editor/${place}`}
        onClick={(event) => {
          event.preventDefault();
          event.currentTarget.closest('details')?.removeAttribute('open');
          go(place);
        }}
      >
        {item.label}
      </a>
    </li>
  );
}

/** What a company uses, and what it could use besides. */
export function Menu({ address, state }: { readonly address: string; readonly state: State }) {
  const { menu, unused, changes, company, person } = state;
  const file = /^entry\/([^#]*)/.exec(address)?.[1];
  const open = state.entries.find((entry) => entry.file === file)?.name;
  const isOwner = person.role === 'owner';
  const list = (
    <>
      <ul>
        {menu.map((item) => (
          <MenuLink address={address} item={item} key={placeOf(item)} open={open} />
        ))}
      </ul>
      {unused.length > 0 && (
        <details>
          <summary>Add something else</summary>
          <ul>
            {unused.map((item) => (
              <MenuLink address={address} item={item} key={placeOf(item)} open={open} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
  return (
    <header className="side">
      <button className="brand" onClick={() => go('')} type="button">
        {company}
      </button>
      <nav aria-label="Content" className="side-list">
        {list}
      </nav>
      <details className="side-fold">
        <summary>Menu</summary>
        <nav aria-label="Content">{list}</nav>
      </details>
      <button
        aria-current={address === 'publish' ? 'page' : undefined}
        className="publish-button"
        onClick={() => go('publish')}
        type="button"
      >
        {isOwner ? 'Publish' : 'Changes'} {changes > 0 && <span>{changes}</span>}
      </button>
    </header>
  );
}
