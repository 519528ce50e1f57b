interface Navigator {
  /** Only in Chromium: `saveData` is true where the visitor turned on data saving, `effectiveType` how fast the line is. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
