import './script.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';

export interface ScriptPageProps {
  readonly data: Data<'script'>;
}

const looks = {
  heading: 'script-line script-heading',
  action: 'script-line',
  character: 'script-line script-character',
  aside: 'script-line script-aside',
  dialogue: 'script-line script-dialogue',
} as const satisfies Record<Data<'script'>['lines'][number]['kind'], string>;

/** A page of a screenplay in its standard format, with production notes in its margin. */
export function ScriptPage({ data }: ScriptPageProps) {
  return (
    <Exhibit of={data}>
      <ol className="script">
        {data.lines.map(({ kind, text, scene, note }) => (
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
