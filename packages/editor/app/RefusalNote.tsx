import type { Refusal } from '../api.ts';
import { go } from './use-address.ts';

/** Why something was not done, in a sentence, with the places that keep it from being done. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  if (!refusal) return null;
  return (
    <div className="refusal" role="alert">
      <p>{refusal.message}</p>
      {refusal.isSignedOut && (
        <a className="link" href="/editor/" rel="noreferrer" target="_blank">
          Sign in
        </a>
      )}
      {refusal.places && refusal.places.length > 0 && (
        <ul>
          {refusal.places.map((place) => (
            <li key={`${place.file} ${place.field} ${place.text}`}>
              <button className="link" onClick={() => go(`entry/${place.file}#${place.field}`)} type="button">
                {[place.title, place.label].filter(Boolean).join(': ')}
              </button>{' '}
              {place.text}
            </li>
          ))}
        </ul>
      )}
      {refusal.details !== undefined && (
        <details>
          <summary>Details</summary>
          <pre>{refusal.details}</pre>
        </details>
      )}
    </div>
  );
}
