import type { Config, Node } from '@markdoc/markdoc';

/** The tags inside `{% plan %}`, in the order of the list under the drawing. */
const planKinds = ['subject', 'camera', 'lamp', 'flag', 'piece'] as const;

type PlanKind = (typeof planKinds)[number];

/**
 * An item on the floor; positions and lengths in meters from the upper left corner, angles clockwise from the right.
 */
export interface PlanItem {
  readonly kind: PlanKind;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly aim?: number;
  readonly length?: number;
  readonly width?: number;
  readonly depth?: number;
  /** The path of a camera: points such as `7,9 7,6.5`. */
  readonly path?: string;
}

export interface Plan {
  readonly title: string;
  readonly width: number;
  readonly depth: number;
  readonly items: readonly PlanItem[];
}

const letters: Readonly<Record<PlanKind, string>> = { subject: 'S', camera: 'C', lamp: 'L', flag: 'F', piece: 'P' };

/** Items sorted by kind, each with its label in the drawing and the list, such as `L2`. */
export function markItems(items: readonly PlanItem[]): (PlanItem & { readonly mark: string })[] {
  return planKinds.flatMap((kind) =>
    items
      .filter((item) => item.kind === kind)
      .map((item, index) => ({ ...item, mark: `${letters[kind]}${index + 1}` })),
  );
}

/**
 * The points of a camera's path; the camera's own position if it doesn't move.
 * @returns places in meters; a pair that is not two numbers is left out.
 */
export function readPath({ path = '', x, y }: Pick<PlanItem, 'path' | 'x' | 'y'>): [number, number][] {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, left, top]): [number, number] => [
    Number(left),
    Number(top),
  ]);
  return points.length > 0 ? points : [[x, y]];
}

const isKind = (name: string | undefined): name is PlanKind => planKinds.some((kind) => kind === name);

export function readPlan(node: Node, config: Config): Plan {
  const items = node.children.flatMap((child) => {
    const { tag } = child;
    return isKind(tag) ? [{ kind: tag, ...child.transformAttributes(config) } as PlanItem] : [];
  });
  return { ...(node.transformAttributes(config) as Omit<Plan, 'items'>), items };
}
