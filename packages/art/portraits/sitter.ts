/** Builds a sitter from the list: head, hair, body, clothes and things. */
import { dress, type Dressing } from './dressing.ts';
import { sculpt, type Face } from './head.ts';
import { grow, hairline, type Lock } from './hair.ts';
import { hat, type Hat } from './hats.ts';
import { collar, type Collar } from './collar.ts';
import { neck, torso } from './torso.ts';
import { noise, turn, type V3 } from './math.ts';
import { earrings, glasses, goggles, headphones, headset, type Glasses } from './props.ts';
import { tools } from './hand-props.ts';
import { moved, nap, pebble, sheet, type Model } from './shapes.ts';
import type { Backdrop } from './backdrop.ts';

export interface Sitter {
  slug: string;
  skin: number;
  hairColor?: V3;
  cloth?: V3;
  /** Center of the frame and head heights from top to bottom. */
  view: [number, number, number];
  head: { yaw: number; pitch?: number; roll?: number; shift?: V3; scale?: number };
  torso: { yaw: number; pitch?: number; roll?: number; broad?: number; raise?: number; bulk?: number; neck?: number };
  face?: Face;
  ears?: boolean;
  bare?: boolean;
  hair?: Lock[];
  /** Solid hair below the strands: center, size. */
  mass?: [V3, V3][];
  dressing?: Dressing;
  hat?: Hat;
  glasses?: { kind: Glasses; y?: number; forward?: number };
  worn?: ('cans' | 'headset' | 'video' | 'hoop' | 'drop' | 'chain')[];
  collar: Collar[];
  tools?: [string, V3][];
  backdrop: Backdrop;
}

/** Video goggles rest on the forehead. */
const pushedUp = turn(0, 30, 0, [0, 0.5, -0.06], [0, 0, 0.02]);

/** The whole sitter in camera space, and the z of the eyes to focus on. */
export function build(sitter: Sitter): { model: Model; focus: number } {
  const pose = sitter.head;
  const pivot: V3 = [0, 0, -0.12];
  const turned = turn(pose.yaw, pose.pitch ?? 0, pose.roll ?? 0, pivot, pose.shift ?? [0, 0, 0]);
  const back = turn(0, -(pose.pitch ?? 0), 0, [0, 0, 0]);
  const down = back([0, -1, 0]);
  const head = sculpt(sitter.face ?? {}, sitter.ears ?? true);
  const top: Model = { meshes: [...head.meshes], strands: [] };
  if (!sitter.bare) {
    top.meshes.push(
      sheet(90, 50, 'locks', (u, v) => {
        const a = u * Math.PI * 2 - Math.PI;
        const line = hairline(Math.abs(a)) + 0.025;
        return head.skin(line + (1 - line) * v, a, 0.006);
      }),
    );
  }
  for (const [center, size] of sitter.mass ?? [])
    top.meshes.push(pebble(center, size, 'locks', { bump: (d) => 0.1 * noise(d[0] * 4, d[1] * 4, d[2] * 4) }));
  (sitter.hair ?? []).forEach((lock, i) => top.strands.push(...grow(head, { seed: i + 3, ...lock }, down)));
  if (sitter.dressing) {
    const extra = dress(sitter.dressing, head);
    top.meshes.push(...extra.meshes);
    top.strands.push(...extra.strands);
  }
  if (sitter.hat) top.meshes.push(...hat(sitter.hat, head));
  if (sitter.glasses) top.meshes.push(...glasses(sitter.glasses.kind, sitter.glasses.y, sitter.glasses.forward));
  const trunk: Model = {
    meshes: [torso(sitter.torso.broad ?? 0, sitter.torso.raise ?? 0, sitter.torso.bulk ?? 0)],
    strands: [],
  };
  for (const kind of sitter.collar) trunk.meshes.push(...collar(kind));
  for (const thing of sitter.worn ?? []) {
    if (thing === 'cans') top.meshes.push(...headphones());
    else if (thing === 'headset') top.meshes.push(...headset());
    else if (thing === 'video') top.meshes.push(...moved({ meshes: goggles(), strands: [] }, pushedUp).meshes);
    else top.meshes.push(...earrings[thing]());
  }
  const stance = turn(
    sitter.torso.yaw,
    sitter.torso.pitch ?? 0,
    sitter.torso.roll ?? 0,
    [0, -0.5, -0.12],
    [0, 0.28, 0],
  );
  const [a, b] = [moved(top, turned), moved(trunk, stance)];
  const meshes = [
    ...a.meshes,
    ...b.meshes,
    neck(turned([0, 0.2, -0.12]), stance([0, -0.5, -0.14]), sitter.torso.neck ?? 0.245),
  ];
  for (const [name, at] of sitter.tools ?? []) meshes.push(...(tools[name]?.(at) ?? []));
  const strands = [...a.strands, ...b.strands, ...meshes.flatMap(nap)];
  return { model: { meshes, strands }, focus: turned([0, 0.5, 0.2])[2] };
}
