import type { MenuItem, State } from '../api.ts';
import { go } from './use-address.ts';

const placeOf = ({ file, names }: MenuItem) => (file === undefined ? `list/${names.join('+')}` : `entry/${file}`);

function MenuLink({ item, address }: { readonly item: MenuItem; readonly address: string }) {
  const place = placeOf(item);
  return (
    <li>
      <a
        aria-current={address.split('#')[0] === place ? 'page' : undefined}
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
  const isOwner = person.role === 'owner';
  const list = (
    <>
      <ul>
        {menu.map((item) => (
          <MenuLink address={address} item={item} key={placeOf(item)} />
        ))}
      </ul>
      {unused.length > 0 && (
        <details>
          <summary>Add something else</summary>
          <ul>
            {unused.map((item) => (
              <MenuLink address={address} item={item} key={placeOf(item)} />
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
