/** A silent moving picture that stands over a still: the same few seconds in two formats. */
export interface LoopData {
  /** The smaller file, for browsers that decode AV1. */
  readonly av1: string;
  /** H.264, for the rest. */
  readonly h264: string;
}
