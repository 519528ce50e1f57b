import type { Root } from 'hast';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../blog/parse-html.ts';

/** A color, or a reference to the drawing's own gradient or pattern. */
const inside = /^(?!.*url\((?!\s*["']?#))/is;

const colors = ['fill', 'stroke', 'stopColor', 'color', 'clipPath', 'mask'] as const;
const plain = [
  ...['id', 'xmlns', 'version', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'transform', 'role', 'ariaLabel'],
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'points', 'pathLength'],
  ...['fillRule', 'clipRule', 'fillOpacity', 'opacity', 'display', 'visibility', 'vectorEffect', 'paintOrder'],
  ...['strokeWidth', 'strokeLineCap', 'strokeLineJoin', 'strokeMiterLimit', 'strokeDashArray', 'strokeDashOffset'],
  ...['strokeOpacity', 'offset', 'stopOpacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits'],
  ...['patternTransform', 'patternContentUnits', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
];

/** An allowlist of shapes and their colors, so that no danger has to be known. */
const schema: Options = {
  tagNames: [
    ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline'],
    ...['polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
  ],
  attributes: {
    '*': [...plain, ...colors.map((name): [string, RegExp] => [name, inside])],
    use: [['href', /^#/]],
    linearGradient: [['href', /^#/]],
    radialGradient: [['href', /^#/]],
    pattern: [['href', /^#/]],
  },
  // Including their content.
  strip: ['script', 'style', 'foreignObject', 'metadata', 'text'],
  clobber: [],
};

const sanitizer = unified().use(rehypeSanitize, schema);
const writer = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true });

function keepFirstIds(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => {
    if (ids.has(properties.id)) delete properties.id;
    else if (properties.id !== undefined) ids.add(properties.id);
  });
}

function parseDrawing(svg: string): Root {
  const children = parseHtml(svg).children.filter((node) => node.type === 'element' && node.tagName === 'svg');
  return { type: 'root', children: children.slice(0, 1) };
}

function countNames(tree: Root): Map<string, number> {
  const names: string[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    names.push(`<${tagName}>`, ...Object.keys(properties).map((name) => `<${tagName} ${name}>`));
  });
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]));
}

/** Keeps only shapes: no script, style sheet, text, picture or external address. */
export function sanitizeSvg(svg: string): string {
  const tree = sanitizer.runSync(parseDrawing(svg));
  keepFirstIds(tree);
  return writer.stringify(tree);
}

/** What `sanitizeSvg` would remove, such as `<script>` or `<path onClick>`. */
export function listUnsafe(svg: string): string[] {
  const tree = parseDrawing(svg);
  const after = countNames(sanitizer.runSync(tree));
  return [...countNames(tree)].filter(([name, count]) => after.get(name) !== count).map(([name]) => name);
}

export function hasViewBox(svg: string): boolean {
  return /<svg\b[^>]*\sviewBox\s*=\s*["'](?:[-+.\de]+[\s,]+){3}[-+.\de]+["']/.test(svg);
}
