/**
 * Layouts of first screens: where the still is in relation to heading and lead (src/features/openings/openings.css).
 */
export const openingNames = ['letterbox', 'full', 'split', 'poster', 'titlecard', 'slate', 'window'] as const;

export type OpeningName = (typeof openingNames)[number];
