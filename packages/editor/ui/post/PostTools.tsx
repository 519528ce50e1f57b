import { ActionButton, ToggleButton } from '@keystar/ui/button';
import { Icon } from '@keystar/ui/icon';
import { boldIcon } from '@keystar/ui/icon/icons/boldIcon';
import { heading2Icon } from '@keystar/ui/icon/icons/heading2Icon';
import { heading3Icon } from '@keystar/ui/icon/icons/heading3Icon';
import { italicIcon } from '@keystar/ui/icon/icons/italicIcon';
import { linkIcon } from '@keystar/ui/icon/icons/linkIcon';
import { listIcon } from '@keystar/ui/icon/icons/listIcon';
import { listOrderedIcon } from '@keystar/ui/icon/icons/listOrderedIcon';
import { quoteIcon } from '@keystar/ui/icon/icons/quoteIcon';
import { redoIcon } from '@keystar/ui/icon/icons/redoIcon';
import { tableIcon } from '@keystar/ui/icon/icons/tableIcon';
import { undoIcon } from '@keystar/ui/icon/icons/undoIcon';
import { Flex } from '@keystar/ui/layout';
import { Tooltip, TooltipTrigger } from '@keystar/ui/tooltip';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import type { ReactElement } from 'react';
import { PictureButton, type Uploads } from '../uploads/Uploads.tsx';

interface Tool {
  readonly label: string;
  readonly icon: ReactElement;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the words at the cursor are so already. */
  readonly isOn?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    label: 'Heading',
    icon: heading2Icon,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Smaller heading',
    icon: heading3Icon,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Strong',
    icon: boldIcon,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Emphasis',
    icon: italicIcon,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'List',
    icon: listIcon,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: listOrderedIcon,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    icon: quoteIcon,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'Table',
    icon: tableIcon,
    run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
  { label: 'Undo', icon: undoIcon, run: (chain) => chain.undo() },
  { label: 'Redo', icon: redoIcon, run: (chain) => chain.redo() },
];

/** Inside a table the cursor's row and column can be changed. */
const tableTools: readonly Omit<Tool, 'icon'>[] = [
  { label: 'Add row', run: (chain) => chain.addRowAfter() },
  { label: 'Add column', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
];

interface Props {
  readonly editor: Editor;
  readonly label: string;
  readonly picture: Uploads;
  /** Opens the address of the link at the cursor. */
  readonly onLink: () => void;
}

/** The buttons above a post. */
export function PostTools({ editor, label, picture, onLink }: Props) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.filter(({ isOn }) => isOn?.(current)).map(({ label: name }) => name),
      can: tools.filter(({ run }) => run(current.can().chain()).run()).map(({ label: name }) => name),
      canLink: !current.state.selection.empty || current.isActive('link'),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
    }),
  });
  const press = (run: Tool['run']) => {
    run(editor.chain().focus()).run();
  };
  return (
    <Flex aria-label={`Write into: ${label}`} gap="small" role="group" wrap>
      {tools.map(({ label: name, icon, run }) => (
        <TooltipTrigger key={name}>
          <ToggleButton
            aria-label={name}
            isDisabled={!state.can.includes(name)}
            isSelected={state.on.includes(name)}
            onPress={() => press(run)}
          >
            <Icon src={icon} />
          </ToggleButton>
          <Tooltip>{name}</Tooltip>
        </TooltipTrigger>
      ))}
      <TooltipTrigger>
        <ToggleButton aria-label="Link" isDisabled={!state.canLink} isSelected={state.isLink} onPress={onLink}>
          <Icon src={linkIcon} />
        </ToggleButton>
        <Tooltip>Link: select words first</Tooltip>
      </TooltipTrigger>
      <PictureButton areSeveral isBusy={picture.isBusy} label="Picture" onChoose={picture.send} />
      {state.isTable &&
        tableTools.map(({ label: name, run }) => (
          <ActionButton key={name} onPress={() => press(run)}>
            {name}
          </ActionButton>
        ))}
    </Flex>
  );
}
