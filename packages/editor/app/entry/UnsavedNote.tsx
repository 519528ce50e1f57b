import { Fragment } from 'react';
import { Link } from '../Link.tsx';
import { listUnsaved } from './unsaved.ts';

export function UnsavedNote() {
  const unsaved = listUnsaved();
  if (unsaved.length === 0) return null;
  return (
    <p className="note">
      Not saved yet:{' '}
      {unsaved.map(({ file, title }, index) => (
        <Fragment key={file}>
          {index > 0 && ', '}
          <Link to={`entry/${file}`}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
