import type { CardLogo } from './social-cards.ts';
import { cardSize } from './site-page.ts';

/** Title lengths in characters, and the largest font size in pixels at which they fit on three lines. */
const steps = [
  { characters: 16, size: 150 },
  { characters: 34, size: 112 },
  { characters: 56, size: 88 },
] as const;

/** The size of a title on a card of 1200 by 630 pixels. */
function cardTypeSize(title: string): number {
  return steps.find(({ characters }) => title.length <= characters)?.size ?? 72;
}

export interface SocialCardProps {
  /** In capitals, as the few words above it. */
  readonly title: string;
  readonly label: string;
  /** The company's name. */
  readonly brand: string;
  /** Its mark, in a square of 24 units. */
  readonly mark: string;
  /** The company's logo as PNG, in place of both. */
  readonly logo: CardLogo | undefined;
  /** The site's host, where the card leads. */
  readonly host: string;
  /** Colors, as #rrggbb. */
  readonly colors: Readonly<Record<'ground' | 'text' | 'quiet' | 'light', string>>;
}

/** The text over the picture of a social card. Rendered to a picture by satori, which takes inline styles. */
export function SocialCard({ title, label, brand, mark, logo, host, colors }: SocialCardProps) {
  const { ground, text, quiet, light } = colors;
  return (
    <div
      style={{
        ...cardSize,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        padding: '0 64px 52px',
        color: text,
        fontFamily: 'Text, Text Extended',
        backgroundImage: `linear-gradient(to top, ${ground} 0%, ${ground}e6 26%, ${ground}99 52%, ${ground}00 84%)`,
      }}
    >
      <div style={{ fontSize: 28, color: light, letterSpacing: 2 }}>{label}</div>
      <div
        style={{
          display: 'block',
          lineClamp: 3,
          marginTop: 14,
          fontFamily: 'Display, Display Extended',
          fontSize: cardTypeSize(title),
          lineHeight: 0.94,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          marginTop: 34,
          paddingTop: 26,
          borderTop: `1px solid ${quiet}`,
          fontSize: 28,
        }}
      >
        {logo ? (
          <img alt={brand} height={logo.height} src={logo.src} width={logo.width} />
        ) : (
          <>
            <svg height="34" viewBox="0 0 24 24" width="34">
              <path d={mark} fill={light} />
            </svg>
            <div
              style={{
                marginLeft: 16,
                fontFamily: 'Display, Display Extended',
                fontSize: 36,
                textTransform: 'uppercase',
              }}
            >
              {brand}
            </div>
          </>
        )}
        <div style={{ marginLeft: 'auto', color: quiet }}>{host}</div>
      </div>
    </div>
  );
}
