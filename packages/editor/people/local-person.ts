import { Git } from '../publish/server/git.ts';
import type { Person } from './person.ts';

/** Who uses the editor on a computer of their own: whom its Git knows. */
export async function readLocalPerson(root: string): Promise<Person> {
  const settings = await new Git(root).settings('user\\.(name|email)');
  return {
    name: settings.get('user.name') ?? 'Owner',
    email: settings.get('user.email') ?? 'owner@localhost',
    role: 'owner',
  };
}
