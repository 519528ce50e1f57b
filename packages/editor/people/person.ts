/** What somebody may do, each also what those after it may: publish; save and ask to publish; see the preview. */
export type Role = 'owner' | 'editor' | 'guest';

/** Who uses the editor. */
export interface Person {
  /** In lower case, as studio.yaml lists it. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** Whom a commit names. */
export type Signature = Pick<Person, 'name' | 'email'>;

/** Whether somebody may change content. */
export function maySave({ role }: Person): boolean {
  return role !== 'guest';
}

/** Whether somebody may change what is online. */
export function mayPublish({ role }: Person): boolean {
  return role === 'owner';
}

/** Somebody as studio.yaml lists them. */
export interface Listed extends Person {
  /** The name among Caddy's users. */
  readonly user?: string | undefined;
}

/** What an owner sees of studio.yaml. */
export interface PeopleAnswer {
  readonly people: readonly Listed[];
  /** Whether Caddy's own users come in. */
  readonly hasUsers: boolean;
}

/** A change of one person. */
export interface PersonChange {
  /** Who is changed or removed; undefined for somebody new. */
  readonly email?: string | undefined;
  /** Undefined where somebody is removed. */
  readonly person?: Listed | undefined;
}
