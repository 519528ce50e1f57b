import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import type { Values } from '../../api.ts';
import { FormContext, useFormTools } from '../form/form-context.ts';
import { Fields } from '../form/Fields.tsx';
import { summarize } from '../form/summarize.ts';
import { usePicture } from '../form/PictureInput.tsx';
import { blockKinds, insideField, plainText } from './blocks.ts';

function Thumbnail({ values }: { readonly values: Values }) {
  const [first] = Array.isArray(values.pictures) ? (values.pictures as Values[]) : [values];
  const { address } = usePicture(first?.src ?? first?.before) ?? {};
  return address === undefined ? null : <img alt="" className="thumbnail" src={address} />;
}

export function BlockView({ node, updateAttributes, deleteNode, selected }: ReactNodeViewProps) {
  const tools = useFormTools();
  const kind = blockKinds[String(node.attrs.tag)];
  const values = JSON.parse(String(node.attrs.values)) as Values;
  const isNew = JSON.stringify(values) === JSON.stringify(kind?.start);
  const [isOpen, setOpen] = useState(isNew);
  if (!kind) return null;
  const change = (next: Values) => updateAttributes({ values: JSON.stringify(next) });
  const { [insideField]: words } = values;
  const summary = typeof words === 'string' ? plainText(words) : summarize(values);
  return (
    <NodeViewWrapper className="text-block box" contentEditable={false} data-selected={selected}>
      <div className="beside" data-drag-handle="">
        <Thumbnail values={values} />
        <button aria-expanded={isOpen} className="quiet one-line grow" onClick={() => setOpen(!isOpen)} type="button">
          <strong>{kind.label}</strong> <span>{summary}</span>
        </button>
        <button aria-label={`Remove ${kind.label}`} className="quiet" onClick={deleteNode} title="Remove" type="button">
          ✕
        </button>
      </div>
      {isOpen && (
        <FormContext value={{ ...tools, prose: 'markdoc' }}>
          <div className="stack">
            <Fields fields={kind.fields} onChange={change} place={`block-${String(node.attrs.tag)}`} values={values} />
          </div>
        </FormContext>
      )}
    </NodeViewWrapper>
  );
}

/** A block without a form can only be moved and removed. */
export function KeptView({ node, deleteNode, selected }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper className="text-block box" contentEditable={false} data-drag-handle="" data-selected={selected}>
      <div className="beside">
        <span className="quiet one-line grow">
          <strong>Kept as it is</strong> <span>{plainText(String(node.attrs.source).replaceAll(/<[^>]*>/g, ' '))}</span>
        </span>
        <button aria-label="Remove this part" className="quiet" onClick={deleteNode} title="Remove" type="button">
          ✕
        </button>
      </div>
    </NodeViewWrapper>
  );
}
