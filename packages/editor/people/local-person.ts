import { Git } from '../publish/server/git.ts';
import type { Person } from './person.ts';

/** Who uses the editor on a computer of their own: whom its Git knows. */
export async function readLocalPerson(root: string): Promise<Person> {
  const git = new Git(root);
  const [name, email] = await Promise.all([git.find(['config', 'user.name']), git.find(['config', 'user.email'])]);
  return { name: name ?? 'Owner', email: email ?? 'owner@localhost', role: 'owner' };
}
