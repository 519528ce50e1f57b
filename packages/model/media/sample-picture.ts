/** Whether a picture stands in for one that the company does not have yet: its file's name says so. */
export function isSamplePicture(place: string): boolean {
  return /(?:^|\/)sample-[^/]*$/.test(place);
}
