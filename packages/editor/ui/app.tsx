import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import type { Outline } from '../content/outline.ts';
import { Editor } from './Editor.tsx';

// It would ask first whether text may become code, and the policy reports that.
z.config({ jitless: true });

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
