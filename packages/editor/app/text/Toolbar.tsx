import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useFormTools, type FormTools } from '../form/form-context.ts';
import { understand } from '@site/content-tools/entries/understand.ts';
import { blockKinds, offeredBlocks } from './blocks.ts';

const tools = [
  { label: 'Heading', sign: 'H2', name: 'heading', level: 2 },
  { label: 'Smaller heading', sign: 'H3', name: 'heading', level: 3 },
  { label: 'Bold', sign: 'B', name: 'bold' },
  { label: 'Italic', sign: 'I', name: 'italic' },
  { label: 'List', sign: '• List', name: 'bulletList' },
  { label: 'Numbered list', sign: '1. List', name: 'orderedList' },
] as const;

function applyTool(editor: Editor, tool: (typeof tools)[number]): void {
  const chain = editor.chain().focus();
  if ('level' in tool) chain.toggleHeading({ level: tool.level }).run();
  else if (tool.name.endsWith('List')) chain.toggleList(tool.name, 'listItem').run();
  else chain.toggleMark(tool.name).run();
}

/** Inserts after the current block, and moves the cursor behind it for the next one. */
function insertBlock(
  editor: Editor,
  node: { readonly type: string; readonly attrs?: object; readonly content?: object[] },
): void {
  const { $to, to } = editor.state.selection;
  const at = $to.depth > 0 ? $to.after(1) : to;
  editor
    .chain()
    .insertContentAt(at, [node, { type: 'paragraph' }], { updateSelection: true })
    .focus()
    .run();
}

const tableTools = [
  ['+ Row', 'addRowAfter'],
  ['− Row', 'deleteRow'],
  ['+ Column', 'addColumnAfter'],
  ['− Column', 'deleteColumn'],
] as const;

const emptyTable = {
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: [1, 2].map(() => ({ type, content: [{ type: 'paragraph' }] })),
  })),
};

/** Loose: the content check validates on save. */
const checkLink = (value: unknown) =>
  /^(?:\/|#|https?:|mailto:|tel:)\S*$/.test(String(value)) ? undefined : 'is not an address';

interface LinkPanelProps {
  readonly editor: Editor;
  readonly href: string | undefined;
  readonly onDone: () => void;
}

function LinkPanel({ editor, href = '', onDone }: LinkPanelProps) {
  const { state } = useFormTools();
  const [typed, setTyped] = useState(href);
  const set = (text: string) => {
    const page = state.choices.path?.find(({ value, label }) => [value, label].includes(text));
    const address = page?.value ?? understand({ check: checkLink }, text, state.country);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && href === '') {
      const words = page?.label.replace(/^\w+: /, '') ?? address;
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <div className="field stack">
      <label htmlFor="link-address">Link leads to</label>
      <div className="beside">
        <input
          id="link-address"
          list="choices-path"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set(typed);
          }}
          placeholder="A page, or an address"
          value={typed}
        />
        <button onClick={() => set(typed)} type="button">
          Set link
        </button>
        {href !== '' && (
          <button onClick={() => set('')} type="button">
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

function AltPanel({ editor, alt }: { readonly editor: Editor; readonly alt: string }) {
  return (
    <div className="field stack">
      <label htmlFor="picture-alt">What the picture shows</label>
      <input
        id="picture-alt"
        onChange={({ currentTarget }) => editor.commands.updateAttributes('image', { alt: currentTarget.value })}
        value={alt}
      />
    </div>
  );
}

export function Toolbar({
  editor,
  keepPicture,
  label,
  prose,
}: {
  readonly editor: Editor;
  /** @returns the picture's name in the text. */
  readonly keepPicture: (picture: Blob) => Promise<string>;
  readonly label: string;
  readonly prose: FormTools['prose'];
}) {
  const file = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { active, link, alt, inTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.map((tool) => current.isActive(tool.name, 'level' in tool ? { level: tool.level } : {})),
      link: current.isActive('link') ? String(current.getAttributes('link').href) : undefined,
      alt: current.isActive('image') ? String(current.getAttributes('image').alt) : undefined,
      inTable: current.isActive('table'),
    }),
  });
  const addPicture = async (chosen: File | undefined) => {
    if (chosen)
      editor
        .chain()
        .focus()
        .setImage({ src: await keepPicture(chosen), alt: '' })
        .run();
  };
  const addBlock = (name: string) => {
    if (name === 'table') insertBlock(editor, emptyTable);
    else
      insertBlock(editor, { type: 'tagBlock', attrs: { tag: name, values: JSON.stringify(blockKinds[name]?.start) } });
  };
  return (
    <div aria-label={`${label}: tools`} className="toolbar bar" role="toolbar">
      {tools.map((tool, index) => (
        <button
          aria-label={tool.label}
          aria-pressed={active[index]}
          key={tool.label}
          onClick={() => applyTool(editor, tool)}
          title={tool.label}
          type="button"
        >
          {tool.sign}
        </button>
      ))}
      <button aria-expanded={isLinking} onClick={() => setLinking(!isLinking)} type="button">
        Link
      </button>
      {prose === 'html' ? (
        <>
          <button onClick={() => file.current?.click()} type="button">
            Picture
          </button>
          <input
            accept="image/*,.heic,.heif"
            hidden
            onChange={({ currentTarget }) => void addPicture(currentTarget.files?.[0])}
            ref={file}
            type="file"
          />
          <button onClick={() => insertBlock(editor, emptyTable)} type="button">
            Table
          </button>
        </>
      ) : (
        <select aria-label="Add a block" onChange={({ currentTarget }) => addBlock(currentTarget.value)} value="">
          <option value="">Add a block…</option>
          {offeredBlocks.map((name) => (
            <option key={name} value={name}>
              {blockKinds[name]?.label}
            </option>
          ))}
          <option value="table">Table</option>
        </select>
      )}
      {inTable &&
        tableTools.map(([label, command]) => (
          <button key={label} onClick={() => editor.chain().focus()[command]().run()} type="button">
            {label}
          </button>
        ))}
      {(isLinking || link !== undefined) && (
        <LinkPanel editor={editor} href={link} key={link} onDone={() => setLinking(false)} />
      )}
      {alt !== undefined && <AltPanel alt={alt} editor={editor} />}
    </div>
  );
}
