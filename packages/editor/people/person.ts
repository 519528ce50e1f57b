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
