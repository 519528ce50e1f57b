import { createRoot } from 'react-dom/client';
import type { Outline } from '../content/outline.ts';
import { Editor } from './Editor.tsx';

const answer = await fetch('/api/editor/outline');
const place = document.querySelector('#editor');
if (!place) throw new Error('index.html has no element for the editor');

if (answer.ok) {
  const outline = (await answer.json()) as Outline;
  document.title = `Edit ${outline.company}`;
  createRoot(place).render(
    <>
      {outline.problems.map((problem) => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
      <Editor outline={outline} />
    </>,
  );
} else {
  createRoot(place).render(<p role="alert">{await answer.text()}</p>);
}
