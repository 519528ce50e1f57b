import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';

export interface ScriptPageProps {
  readonly figures: Figures<'scriptpage'>;
}

const looks = {
  heading: 'script-line script-heading',
  action: 'script-line',
  character: 'script-line script-character',
  aside: 'script-line script-aside',
  dialogue: 'script-line script-dialogue',
} as const satisfies Record<Figures<'scriptpage'>['lines'][number]['kind'], string>;

/** A page of a script, set as scripts are, with the production's notes in its margin. */
export function ScriptPage({ figures: { title, caption, lines } }: ScriptPageProps) {
  return (
    <Exhibit caption={caption} name="scriptpage" title={title}>
      <ol className="script">
        {lines.map(({ kind, text, scene, note }) => (
          <li className="script-row" key={text}>
            <p className={looks[kind]}>
              {scene !== undefined && <span className="script-scene">{scene}</span>} {text}
            </p>
            {note !== undefined && <p className="script-note">{note}</p>}
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
