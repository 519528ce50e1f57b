import { stageCompany } from '@site/content-tools/new-company/make-company.ts';
import { readAnswers, type Given } from '@site/content-tools/new-company/questions.ts';
import type { Person } from '../api.ts';
import type { Drafts } from './drafts.ts';
import { RefusalError } from './refusal.ts';
import { withStage } from './save.ts';
import { readState } from './state.ts';

/** @throws RefusalError with messages by question. */
export async function startSite(drafts: Drafts, given: Given, person: Person): Promise<void> {
  const read = readAnswers(given);
  if ('refused' in read) {
    const fields = Object.entries(read.refused).map(([field, message]) => ({ field, message }));
    throw new RefusalError(422, 'Some answers are missing or not right.', { fields });
  }
  const { answers } = read;
  await withStage(drafts, async (stage) => {
    // Another tab may have started it.
    if (!readState(drafts.content).mayStart) {
      throw new RefusalError(409, 'This site is no longer the example, so nothing was changed: reload this page.');
    }
    await stageCompany(stage, answers);
    const files = await stage.commit();
    await drafts.commit(
      person,
      `Start the site of ${answers.name}\n`,
      files.map((file) => `content/${file}`),
    );
  });
}
