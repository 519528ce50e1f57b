import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { EditorContent, ReactNodeViewRenderer, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { use, useEffect, useRef, useState } from 'react';
import type { Outline } from '../../content/outline.ts';
import { fieldWords, type InputProps } from '../form-field.tsx';
import { SharedValues } from '../form-values.tsx';
import { UploadList, useUploads } from '../uploads/Uploads.tsx';
import './post.css';
import { postExtensions, keptBlock } from './post-schema.ts';
import { readPost, writePost, type CleaningRules } from './post-text.ts';
import { linkPanel, PicturePanel } from './PostPanels.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PostTools } from './PostTools.tsx';
import { keptBlockView } from './KeptBlock.tsx';
import { isPicture, readPastedHtml, readPastedText, type Pasted } from './pasted.ts';

/**
 * The text editor of a post; the value stays as it is until something is changed.
 * @param advise is told what else the owner has to do after a paste; undefined for nothing.
 * @returns the editor, and the sending of pictures that are put into its text.
 */
function usePostEditor(props: InputProps<string>, rules: CleaningRules, advise: (advice: string | undefined) => void) {
  const { value, onChange, onBlur, field } = props;
  const [{ extensions, content }] = useState(() => ({
    extensions: [
      ...postExtensions,
      keptBlock.extend({ addNodeView: () => ReactNodeViewRenderer(keptBlockView(rules)) }),
    ],
    content: readPost(value, rules),
  }));
  const written = useRef(value);
  const created = useRef<Editor>(null);
  const picture = useUploads('blog', 'The picture', (src) => {
    created.current?.chain().focus().setImage({ src, alt: '' }).run();
  });
  const onPaste = ({ advice, pictures }: Omit<Pasted, 'html'>) => {
    advise(advice);
    picture.send(pictures);
  };
  const editor = useEditor({
    extensions,
    content,
    // Its style element would not be let in by the editor's policy: post.css has what is needed of it.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': field.label, 'aria-multiline': 'true', class: 'post-editor', role: 'textbox' },
      transformPastedHTML: (html) => {
        const pasted = readPastedHtml(html);
        onPaste(pasted);
        return pasted.html;
      },
      handlePaste: (view, { clipboardData }) => {
        if (!clipboardData || view.state.selection.$from.parent.type.spec.code) return false;
        const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
        // A picture copied from a page is there as a file and as the page's own code for it.
        if (pictures.length > 0 && isPicture(clipboardData.getData('text/html'))) {
          onPaste({ advice: undefined, pictures });
          return true;
        }
        if (clipboardData.types.includes('text/html')) return false;
        const pasted = readPastedText(clipboardData.getData('text/plain'));
        if (!pasted) return false;
        onPaste(pasted);
        return pasted.html === '' || view.pasteHTML(pasted.html);
      },
    },
    onCreate: ({ editor }) => {
      created.current = editor;
    },
    onUpdate: ({ editor: { state } }) => {
      written.current = writePost(state.doc);
      onChange(written.current);
    },
    onBlur,
  });
  // Somebody else has set the value: it was saved with new names of its pictures, or reset.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(readPost(value, rules), { emitUpdate: false });
  }, [editor, rules, value]);
  return { editor, picture };
}

/** @returns an input for a post, in which its text is written as it reads. */
export function postInput({ posts, paths }: Outline) {
  const LinkPanel = linkPanel(paths);

  function RichText({ title, ...props }: InputProps<string> & { readonly title: string }) {
    const [rules] = useState({ ...posts, title });
    const [advice, setAdvice] = useState<string>();
    const { editor, picture } = usePostEditor(props, rules, setAdvice);
    const [isLinking, setLinking] = useState(false);
    const { alt, link } = useEditorState({
      editor,
      selector: ({ editor: current }) => ({
        alt: current.isActive('image') ? String(current.getAttributes('image').alt) : undefined,
        link: current.isActive('link') ? String(current.getAttributes('link').href) : undefined,
      }),
    });
    const { label, description, errorMessage } = fieldWords(props);
    return (
      <VStack gap="medium">
        <FieldLabel elementType="span" isRequired={!props.field.optional}>
          {label}
        </FieldLabel>
        {description && <FieldDescription>{description}</FieldDescription>}
        {/* Long texts are scrolled; the buttons stay in reach. */}
        <Flex
          backgroundColor="surface"
          direction="column"
          gap="small"
          insetTop={0}
          paddingY="small"
          position="sticky"
          zIndex={1}
        >
          <PostTools editor={editor} label={label} onLink={() => setLinking(!isLinking)} picture={picture} />
          {(isLinking || link !== undefined) && (
            <LinkPanel editor={editor} key={link} onDone={() => setLinking(false)} />
          )}
          {alt !== undefined && <PicturePanel alt={alt} editor={editor} />}
          {advice !== undefined && <FieldMessage>{advice}</FieldMessage>}
          <UploadList sendAgain={picture.sendAgain} sent={picture.sent} />
        </Flex>
        <EditorContent editor={editor} />
        {errorMessage !== undefined && <FieldMessage>{errorMessage}</FieldMessage>}
        <PostPreview html={props.value} rules={rules} />
      </VStack>
    );
  }

  return function PostInput(props: InputProps<string>) {
    const { title } = use(SharedValues)[0];
    // A post is read once its title is known, which is left out of its text.
    return typeof title === 'string' ? <RichText {...props} title={title} /> : null;
  };
}
