import type { Graph, Thing } from 'schema-dts';

/**
 * Structured data as the text of a script element. Text of content can hold anything: `<` is written as an escape, so
 * that nothing in it ends the element.
 */
export function writeGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
