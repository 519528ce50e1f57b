import type { Content } from '@tiptap/core';
import { EditorContent, ReactNodeViewRenderer, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { fieldId, useFormTools, type FormTools } from '../form/form-context.ts';
import { keepLocal } from '../form/local-pictures.ts';
import { noteMoving } from '../form/moving-picture.ts';
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

/** How a text is read into the editor, and written. */
interface Codec {
  readonly read: (value: string) => { readonly content: Content; readonly write: (editor: Editor) => string };
}

function createCodec({ prose, state, title }: FormTools): Codec {
  if (prose === 'html') {
    const rules = { ...state.posts, title };
    return { read: (value) => ({ content: readPost(value, rules), write: ({ state: { doc } }) => writePost(doc) }) };
  }
  return {
    read: (value) => {
      const text = readMarkdoc(value, asInEditor);
      return { content: text.doc as Content, write: (editor) => writeMarkdoc(editor.getJSON() as DocNode, text) };
    },
  };
}

const blockViews = [
  keptBlock.extend({ addNodeView: () => ReactNodeViewRenderer(KeptView, { stopEvent: () => false }) }),
  tagBlock.extend({
    addNodeView: () =>
      // Its form has its own keys; only the card itself is dragged.
      ReactNodeViewRenderer(BlockView, { stopEvent: ({ event }) => !/^(?:drag|drop)/.test(event.type) }),
  }),
];

/** Takes pictures that are pasted, such as one of the screen; they wait with the form. */
function usePastedPictures(prose: FormTools['prose'], keepPicture: (picture: Blob) => Promise<string>) {
  const createdRef = useRef<Editor>(null);
  const takePicture = async (picture: Blob) => {
    const src = await keepPicture(picture);
    const values = JSON.stringify({ src, alt: '' });
    const node =
      prose === 'html'
        ? { type: 'image', attrs: { src, alt: '' } }
        : { type: 'tagBlock', attrs: { tag: 'figure', values } };
    createdRef.current?.chain().focus().insertContent(node).run();
  };
  const handlePaste = (_view: Editor['view'], { clipboardData }: ClipboardEvent): boolean => {
    const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    // A word processor's text comes with a picture of itself.
    if (pictures.length === 0 || clipboardData?.getData('text/plain') !== '') return false;
    for (const picture of pictures) void takePicture(picture);
    return true;
  };
  return { createdRef, handlePaste };
}

/** The page's own heading is its title, and the site shows no pictures of other sites. */
function transformPastedHTML(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  return html.replaceAll(/<img\b[^>]*>/gi, '').replaceAll(/(?<=<\/?)h1\b/gi, 'h2');
}

/** The text editor of posts and pages. What is not changed is written as it was. */
export function TextEditor({ label, value, onChange, place }: TextEditorProps) {
  const tools = useFormTools();
  const [codec] = useState(() => createCodec(tools));
  const [first] = useState(() => codec.read(value));
  const reading = useRef(first);
  const written = useRef(value);
  const [note, setNote] = useState<string>();
  const keepPicture = async (picture: Blob) => {
    setNote(await noteMoving(picture));
    return keepLocal(tools.prose === 'html' ? 'blog' : 'stills', picture);
  };
  const { createdRef, handlePaste } = usePastedPictures(tools.prose, keepPicture);
  const editor = useEditor({
    extensions: [...(tools.prose === 'html' ? postExtensions : pageExtensions), ...blockViews],
    content: first.content,
    // The editor's policy lets no style element in: text.css has what is needed of it.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', class: 'text', id: fieldId(place), role: 'textbox' },
      handlePaste,
      transformPastedHTML,
    },
    onCreate: ({ editor: made }) => {
      createdRef.current = made;
    },
    onUpdate: ({ editor: changed }) => {
      written.current = reading.current.write(changed);
      onChange(written.current);
    },
  });
  // Somebody else has set the value: it was saved with the names of its pictures, or merged.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    reading.current = codec.read(value);
    editor.commands.setContent(reading.current.content, { emitUpdate: false });
  }, [codec, editor, value]);
  return (
    <div className="text-editor">
      <Toolbar editor={editor} keepPicture={keepPicture} label={label} prose={tools.prose} />
      <EditorContent editor={editor} />
      {note !== undefined && <p className="hint understood">{note}</p>}
    </div>
  );
}
