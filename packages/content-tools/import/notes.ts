/** What the import tells of an article: what it left behind, what it changed, and what is to be looked at. */
export const noteKinds = {
  picture: 'Pictures left out',
  alt: 'Pictures without words for who cannot see them: write them into `alt`',
  shortcode: 'Shortcodes dropped (what stood between them stays)',
  block: 'Blocks dropped that WordPress draws itself',
  element: 'Elements dropped',
  script: 'Scripts dropped from elements and links',
  file: 'Links to files of the old site, which do not come along',
  changed: 'Changed',
} as const;

export type NoteKind = keyof typeof noteKinds;

/** Takes one note; the same one twice is counted. */
export type TakeNote = (kind: NoteKind, what: string) => void;

/** The notes of one article. */
export class Notes {
  private readonly counts = new Map<NoteKind, Map<string, number>>();

  readonly take: TakeNote = (kind, what) => {
    const ofKind = this.counts.get(kind) ?? new Map<string, number>();
    ofKind.set(what, (ofKind.get(what) ?? 0) + 1);
    this.counts.set(kind, ofKind);
  };

  count(kind: NoteKind): number {
    return [...(this.counts.get(kind)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  /** In the order of `noteKinds`, each with how often it was taken. */
  list(): { readonly kind: NoteKind; readonly notes: readonly (readonly [string, number])[] }[] {
    const kinds = Object.keys(noteKinds) as NoteKind[];
    return kinds.flatMap((kind) => {
      const notes = this.counts.get(kind);
      return notes ? [{ kind, notes: [...notes] }] : [];
    });
  }
}
