/** What the frame sizes say: content/tools.yaml. */
export type FrameSizeWords = Readonly<
  Record<
    | 'title'
    | 'choose'
    | 'pixels'
    | 'megapixels'
    | 'megapixelUnit'
    | 'times'
    | 'spokenBy'
    | 'spokenMegapixels'
    | 'spokenTimes'
    | 'note',
    string
  >
>;
