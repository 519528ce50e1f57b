import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { markdocTags } from './markdoc-tags.ts';

const call = { call: { ...markdocTags.call, render: 'call' } };

describe('the words in a tag', () => {
  const document = Markdoc.parse('{% call heading="Ring {phone} {terms.quote}" %}\nA song is enough.\n{% /call %}');

  test('have their facts filled in, as the text around the tag has', () => {
    const facts = { phone: '(305) 555-0100', 'terms.quote': 'within a day' };
    const tree = JSON.stringify(Markdoc.transform(document, { tags: call, variables: { facts } }));
    expect(tree).toContain('"heading":"Ring (305) 555-0100 within a day"');
  });

  test('are refused without quotes', () => {
    const [problem] = Markdoc.validate(Markdoc.parse('{% call heading=305 %}\n{% /call %}'), { tags: call });
    expect(problem?.error.message).toBe("Attribute 'heading' must be text in quotes");
  });
});
