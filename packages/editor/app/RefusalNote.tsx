import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Place, Refusal } from '../api.ts';
import { callApi } from './api-client.ts';
import { Link } from './Link.tsx';

interface PlaceListProps {
  readonly places: readonly Place[];
  readonly onFollow?: () => void;
  /** The text in the preview whose click led here. */
  readonly clicked?: string;
}

export function PlaceList({ places, onFollow, clicked }: PlaceListProps) {
  return (
    <ul>
      {places.map(({ file, field, title, label, text }) => (
        <li key={`${file} ${field} ${text}`}>
          <Link
            to={`entry/${file}#${field}`}
            {...(onFollow && { onFollow })}
            {...(clicked !== undefined && { clicked })}
          >
            {[title, label].filter(Boolean).join(': ')}
          </Link>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}

export function useProblems(): readonly Place[] {
  return useQuery({ queryKey: ['problems'], queryFn: async () => callApi<Place[]>('problems') }).data ?? [];
}

/** What keeps pages from being shown, and the site from being published; `children` if nothing does. */
export function ProblemNote({ children }: { readonly children?: ReactNode }) {
  const problems = useProblems();
  if (problems.length === 0) return children;
  return (
    <div className="note message" role="status">
      <p>The site cannot be shown or published until this is fixed:</p>
      <PlaceList places={problems} />
    </div>
  );
}

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
      <PlaceList places={refusal.places ?? []} />
      {refusal.details !== undefined && (
        <details>
          <summary>Details</summary>
          <pre>{refusal.details}</pre>
        </details>
      )}
    </div>
  );
}
