import type { State } from '../api.ts';
import { UnsavedNote } from './entry/UnsavedNote.tsx';
import { Link } from './Link.tsx';
import { ProblemNote } from './RefusalNote.tsx';
import { go } from './use-address.ts';

const waits = {
  missing: 'not translated yet',
  outdated: 'the original has changed',
  unmarked: 'may be outdated',
  incomplete: 'partly translated',
} as const;

export function HomePage({ state }: { readonly state: State }) {
  const { company, person, changes, requests, mayStart, languages, note } = state;
  return (
    <section className="stack">
      <header className="form-bar bar">
        <h1 className="grow">{company}</h1>
        <p>Click a sentence on the page, and its field opens here. Or choose from the menu.</p>
      </header>
      <ProblemNote />
      {note !== undefined && <p className="note message">{note}</p>}
      {requests.length > 0 && person.role === 'owner' && (
        <p className="note">
          {requests.join(', ')} would like you to publish. <Link to="publish">See what would go online</Link>
        </p>
      )}
      <UnsavedNote />
      {changes > 0 && (
        <button onClick={() => go('publish')} type="button">
          {changes === 1 ? 'One entry is' : `${changes} entries are`} not online yet
        </button>
      )}
      {mayStart && (
        <div className="box stack">
          <h2>This is an example</h2>
          <p>Start a small site of your own: a few questions, and it has your name, address, hours and colors.</p>
          <div className="bar">
            <button className="primary" onClick={() => go('start')} type="button">
              Start a site of your own
            </button>
            <button onClick={() => go('entry/site.yaml')} type="button">
              Edit this one instead
            </button>
          </div>
        </div>
      )}
      {languages.map(({ code, name, waiting }) => (
        <details className="box" key={code}>
          <summary>
            {name} <small>{waiting.length === 0 ? 'all is translated' : `${waiting.length} to look at`}</small>
          </summary>
          <ul>
            {waiting.map(({ file, title, state: why }) => (
              <li key={file}>
                <Link to={`entry/${file}`}>{title}</Link> <small>{waits[why]}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
