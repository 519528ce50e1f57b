import type { Place, Refusal } from '../api.ts';
import { Link } from './Link.tsx';

/** Leads to a field, by its entry and its label. */
export function PlaceLink({ place, onFollow }: { readonly place: Place; readonly onFollow?: () => void }) {
  return (
    <Link to={`entry/${place.file}#${place.field}`} {...(onFollow && { onFollow })}>
      {[place.title, place.label].filter(Boolean).join(': ')}
    </Link>
  );
}

/** Why something was not done, in a sentence, with the places that keep it from being done. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  if (!refusal) return null;
  return (
    <div className="note message" role="alert">
      <p>{refusal.message}</p>
      {refusal.isSignedOut && (
        <a href="/editor/" rel="noreferrer" target="_blank">
          Sign in
        </a>
      )}
      {refusal.places && refusal.places.length > 0 && (
        <ul>
          {refusal.places.map((place) => (
            <li key={`${place.file} ${place.field} ${place.text}`}>
              <PlaceLink place={place} /> {place.text}
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
