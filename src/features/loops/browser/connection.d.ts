interface Navigator {
  /** Only in Chromium. `saveData`: the visitor turned on data saving; `effectiveType`: the speed of the connection. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
