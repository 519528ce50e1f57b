import { Document, isScalar, Scalar } from 'yaml';

/** Fields whose text stands in quotes or as a block even where YAML would not ask for it. */
const styles: Readonly<Record<string, Scalar.Type>> = {
  vimeoId: Scalar.QUOTE_SINGLE,
  date: Scalar.QUOTE_SINGLE,
  contentHtml: Scalar.BLOCK_LITERAL,
};

/** An entry's file, written as those of content/ are. @param data its fields in their order; undefined ones are left out. */
export function writeEntryYaml(data: Readonly<Record<string, unknown>>): string {
  const document = new Document(data);
  for (const [field, style] of Object.entries(styles)) {
    const node = document.get(field, true);
    if (isScalar(node)) node.type = style;
  }
  return document.toString({ lineWidth: 0, singleQuote: true });
}
