import './zod-settings.ts';
import { createRoot } from 'react-dom/client';
import type { Outline } from '../content/outline.ts';
import { Editor } from './Editor.tsx';

const place = document.querySelector('#editor');
const outline = JSON.parse(document.querySelector('#outline')?.textContent ?? '') as Outline;
if (!place) throw new Error('index.html has no element for the editor');

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
