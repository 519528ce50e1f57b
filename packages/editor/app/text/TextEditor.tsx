import type { Content } from '@tiptap/core';
import { EditorContent, ReactNodeViewRenderer, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { fieldId, useFormTools, type FormTools } from '../form/form-context.ts';
import { advisePicture, keepLocal } from '../form/local-pictures.ts';
import { BlockView, KeptView } from './BlockView.tsx';
import type { DocNode } from './doc.ts';
import { readMarkdoc } from './markdoc-read.ts';
import { writeMarkdoc } from './markdoc-write.ts';
import { isPicture, readPastedHtml, readPastedText } from './pasted.ts';
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

/** Takes what is pasted: pictures wait with the form, and word processors' marks become those of the text. */
function usePaste(prose: FormTools['prose'], advise: (advice: string | undefined) => void) {
  const createdRef = useRef<Editor>(null);
  const takePictures = async (pictures: readonly Blob[]) => {
    for (const picture of pictures) {
      advise(await advisePicture(picture));
      const src = await keepLocal(prose === 'html' ? 'blog' : 'stills', picture);
      const values = JSON.stringify({ src, alt: '' });
      const node =
        prose === 'html'
          ? { type: 'image', attrs: { src, alt: '' } }
          : { type: 'tagBlock', attrs: { tag: 'figure', values } };
      createdRef.current?.chain().focus().insertContent(node).run();
    }
  };
  const handlePaste = (view: Editor['view'], { clipboardData }: ClipboardEvent): boolean => {
    if (!clipboardData) return false;
    const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    // A picture copied from a page is there as a file and as the page's own code for it.
    if (pictures.length > 0 && isPicture(clipboardData.getData('text/html'))) {
      void takePictures(pictures);
      return true;
    }
    if (clipboardData.types.includes('text/html')) return false;
    const pasted = readPastedText(clipboardData.getData('text/plain'));
    if (!pasted) return false;
    advise(pasted.advice);
    return pasted.html === '' || view.pasteHTML(pasted.html);
  };
  const transformPastedHTML = (html: string): string => {
    const pasted = readPastedHtml(html);
    advise(pasted.advice);
    void takePictures(pasted.pictures);
    return pasted.html;
  };
  return { createdRef, handlePaste, transformPastedHTML };
}

/** The text editor of posts and pages. What is not changed is written as it was. */
export function TextEditor({ label, value, onChange, place }: TextEditorProps) {
  const tools = useFormTools();
  const [advice, setAdvice] = useState<string>();
  const [codec] = useState(() => createCodec(tools));
  const [first] = useState(() => codec.read(value));
  const reading = useRef(first);
  const written = useRef(value);
  const { createdRef, handlePaste, transformPastedHTML } = usePaste(tools.prose, setAdvice);
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
      <Toolbar editor={editor} label={label} prose={tools.prose} />
      {advice !== undefined && <p className="note">{advice}</p>}
      <EditorContent editor={editor} />
    </div>
  );
}
