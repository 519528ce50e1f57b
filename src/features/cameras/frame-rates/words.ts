/** What the frame-rate dial says: content/tools.yaml. */
export type FrameRateWords = Readonly<
  Record<
    | 'title'
    | 'rate'
    | 'unit'
    | 'spoken'
    | 'becomes'
    | 'spokenBecomes'
    | 'light'
    | 'stops'
    | 'times'
    | 'frames'
    | 'moment'
    | 'table'
    | 'drawing'
    | 'frame'
    | 'onSet'
    | 'onScreen'
    | 'play'
    | 'pause'
    | 'next'
    | 'note',
    string
  >
>;
