/** What stands in the place of a picture that is not there yet: the tint nearest to it, by its number. */
export const tintClasses = [
  'bg-tint-0',
  'bg-tint-1',
  'bg-tint-2',
  'bg-tint-3',
  'bg-tint-4',
  'bg-tint-5',
  'bg-tint-6',
  'bg-tint-7',
  'bg-tint-8',
  'bg-tint-9',
  'bg-tint-10',
  'bg-tint-11',
  'bg-tint-12',
  'bg-tint-13',
  'bg-tint-14',
  'bg-tint-15',
] as const;
