import { groupByDepartment } from '#features/video/chapters.ts';
import type { SetDay } from '#features/video/video.ts';
import { listBehindTheScenes, listVideos } from '#features/video/videos.query.ts';
import { galleryEntry } from './shown.query.tsx';

/** The days on set, each under the heading of its department, or where it has none under one of its own. */
export async function writeSetDays() {
  const days = await listBehindTheScenes();
  const films = new Map((await listVideos()).map((film) => [film.slug, film]));
  const writeDay = (day: SetDay) => {
    const { heading, ...words } = galleryEntry(day, `Frame ${String(days.indexOf(day) + 1)}`);
    const film = films.get(day.video ?? '');
    const link = film && { label: `The film: ${film.title}`, path: film.path };
    return day.department === undefined ? { heading, ...words, link } : { title: heading, ...words, link };
  };
  return groupByDepartment(days).map(({ name, days: of }) =>
    name === undefined ? of.map(writeDay) : { heading: name, days: of.map(writeDay) },
  );
}
