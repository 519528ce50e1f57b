import { Link } from '../Link.tsx';
import { listUnsaved } from './unsaved.ts';

/** What was typed and not saved does not go online. */
export function UnsavedNote() {
  const unsaved = listUnsaved();
  if (unsaved.length === 0) return null;
  return (
    <p className="note">
      Typed and not saved yet:{' '}
      {unsaved.map(({ file, title }) => (
        <Link key={file} to={`entry/${file}`}>
          {title}
        </Link>
      ))}
    </p>
  );
}
