declare module 'heic-decode' {
  /** Decodes the first image of a HEIC file, upright, as RGBA. */
  function decode(file: {
    readonly buffer: Uint8Array;
  }): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
  export { decode as default };
}
