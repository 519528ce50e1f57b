import type { Hosts } from '@site/content-tools/hosts/oembed.ts';
import type { Person } from '../people/person.ts';
import type { Preview } from '../preview/preview.ts';

/** What the editor works with. */
export interface EditorSettings {
  /** The content folder. */
  readonly content: string;
  readonly hosts: Hosts;
  /** Who asks. */
  readonly person: Person;
  /** The site as it will be. */
  readonly preview?: Preview | undefined;
  /** The folder with the sites that this machine serves itself. */
  readonly releases?: string | undefined;
}

/** A request of the editor. */
export interface Asked extends EditorSettings {
  readonly request: Request;
  /** The parts of the address after the second one below /api. */
  readonly rest: readonly string[];
}

/**
 * What answers a request, by method and address below /api, such as "GET editor/people".
 * It gives data, which is sent as JSON, or a whole response, or undefined where there is nothing.
 */
export type Routes = Readonly<Record<string, (asked: Asked) => unknown>>;
