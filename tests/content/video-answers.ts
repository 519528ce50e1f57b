/** Answers to what adding a video asks, besides what its host tells. */
export const description =
  'A dry lake, a horn section and a wind that would not stop, filmed in one take between two trains.';
export const synopsis =
  'Twelve players walked onto a salt flat at dawn without amplifiers. The wind took half the sound, and we kept what was left of it.';

export const wordAnswers = ['--description', description, '--poster-alt', 'A horn section on a white lake'];
export const videoAnswers = [
  ...['--category', 'music', '--artist', 'Los Vientos', '--genre', 'Salsa', '--location', 'Key Biscayne, Florida'],
  ...['--synopsis', synopsis, '--credits', 'Director: Ana Quiroga; Editor: Desmond Pryce', ...wordAnswers],
];
export const public1 = 'https://vimeo.com/100000001';
