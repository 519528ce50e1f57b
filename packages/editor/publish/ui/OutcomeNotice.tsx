import { Heading, Text } from '@keystar/ui/typography';
import { Notice } from '@keystar/ui/notice';
import { Content } from '@keystar/ui/slots';
import type { Outcome } from '../publication.ts';
import { plainText } from './ChangeList.tsx';

const headings: Readonly<Record<Outcome['kind'], string>> = {
  online: 'Online',
  sent: 'Sent, but not online yet',
  failed: 'Not published',
};

const tones = { online: 'positive', sent: 'caution', failed: 'critical' } as const;

const detailsStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '0.5rem 0 0' } as const;

/** How the last publication ended. */
export function OutcomeNotice({ outcome: { kind, message, details } }: { readonly outcome: Outcome }) {
  return (
    <Notice tone={tones[kind]}>
      <Heading>{headings[kind]}</Heading>
      <Content>
        <Text>{message}</Text>
        {details !== undefined && details !== '' && (
          <details>
            <summary style={plainText}>Details</summary>
            <pre style={detailsStyle}>{details}</pre>
          </details>
        )}
      </Content>
    </Notice>
  );
}
