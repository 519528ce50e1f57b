import type { Content } from '@tiptap/core';
import { EditorContent, ReactNodeViewRenderer, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { fieldId, useFormTools, type FormTools } from '../form/form-context.ts';
import { keepLocal } from '../form/local-pictures.ts';
import { describeAnimation } from '../form/moving-picture.ts';
import { BlockView, KeptView } from './BlockView.tsx';
import type { DocNode } from './doc.ts';
import { readMarkdoc } from './markdoc-read.ts';
import { writeMarkdoc } from './markdoc-write.ts';
import { readPost, writePost } from './post-text.ts';
import { asInEditor, keptBlock, pageExtensions, postExtensions, tagBlock } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';

interface TextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly place: string;
}

interface TextOfEditor {
  readonly content: Content;
  readonly write: (editor: Editor) => string;
}

function readText(value: string, { prose, state, title }: FormTools): TextOfEditor {
  if (prose === 'html') {
    return { content: readPost(value, { ...state.posts, title }), write: (editor) => writePost(editor.state.doc) };
  }
  const text = readMarkdoc(value, asInEditor);
  return { content: text.doc as Content, write: (editor) => writeMarkdoc(editor.getJSON() as DocNode, text) };
}

const blockViews = [
  keptBlock.extend({ addNodeView: () => ReactNodeViewRenderer(KeptView, { stopEvent: () => false }) }),
  tagBlock.extend({
    addNodeView: () =>
      // Only the card is draggable; its form handles its own keys.
      ReactNodeViewRenderer(BlockView, { stopEvent: ({ event }) => !/^(?:drag|drop)/.test(event.type) }),
  }),
];

/** Pasted pictures, such as screenshots, wait with the form. */
function takePasted(view: Editor['view'], { clipboardData }: ClipboardEvent, keep: (picture: Blob) => Promise<string>) {
  const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  // Word processors add a picture of the copied text.
  if (pictures.length === 0 || clipboardData?.getData('text/plain') !== '') return false;
  for (const picture of pictures) {
    void keep(picture).then((src) => {
      const { image, tagBlock: block } = view.state.schema.nodes;
      const values = JSON.stringify({ src, alt: '' });
      const node = image?.create({ src, alt: '' }) ?? block?.create({ tag: 'figure', values });
      if (node) view.dispatch(view.state.tr.replaceSelectionWith(node));
    });
  }
  return true;
}

/** The title is the only h1, and the CSP blocks other sites' pictures. */
function transformPastedHTML(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  return html.replaceAll(/<img\b[^>]*>/gi, '').replaceAll(/(?<=<\/?)h1\b/gi, 'h2');
}

/** Unchanged blocks keep their source. */
export function TextEditor({ label, value, onChange, place }: TextEditorProps) {
  const tools = useFormTools();
  const [initialTools] = useState(tools);
  const [first] = useState(() => readText(value, tools));
  const reading = useRef(first);
  const written = useRef(value);
  const [note, setNote] = useState<string>();
  const keepPicture = async (picture: Blob) => {
    setNote(await describeAnimation(picture));
    return keepLocal(tools.prose === 'html' ? 'blog' : 'stills', picture);
  };
  const editor = useEditor({
    extensions: [...(tools.prose === 'html' ? postExtensions : pageExtensions), ...blockViews],
    content: first.content,
    // The CSP blocks style elements: see text.css.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', class: 'text', id: fieldId(place), role: 'textbox' },
      handlePaste: (view, event) => takePasted(view, event, keepPicture),
      transformPastedHTML,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = reading.current.write(changed);
      onChange(written.current);
    },
  });
  // Set from outside: saved with final picture names, or merged.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    reading.current = readText(value, initialTools);
    editor.commands.setContent(reading.current.content, { emitUpdate: false });
  }, [initialTools, editor, value]);
  return (
    <div className="text-editor">
      <Toolbar editor={editor} keepPicture={keepPicture} label={label} prose={tools.prose} />
      <EditorContent editor={editor} />
      {note !== undefined && <p className="hint">{note}</p>}
    </div>
  );
}
