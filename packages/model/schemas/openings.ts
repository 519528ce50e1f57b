/** How pages open: where the still stands to heading and lead. src/features/openings/openings.css draws them. */
export const openingNames = ['letterbox', 'full', 'split', 'poster', 'titlecard', 'slate', 'window'] as const;

export type OpeningName = (typeof openingNames)[number];
