/** Whether a picture's file name marks it as a placeholder. */
export function isSamplePicture(place: string): boolean {
  return /(?:^|\/)sample-[^/]*$/.test(place);
}
