import path from 'node:path';
import sharp from 'sharp';
import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { cells, countColors, countWaveform, drawCells, listColors, measureScopes } from './scope.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import { readWhenChanged } from '#lib/read-when-changed.ts';
import { writtenPage } from '#lib/site-folder.ts';

/** A downscaled picture: a few pixels across for each column of the waveform. */
async function readColors(file: string) {
  const { data, info } = await sharp(file)
    .resize(384, 216, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { colors: listColors(data), width: info.width };
}

/** The thresholds of a trace from faint to bright, as shares of the pixels that could fall into a cell. */
const traces = { waveform: [0.002, 0.012, 0.05], vectorscope: [0.00006, 0.0006, 0.004] } as const;

async function measure(file: string) {
  const { colors, width } = await readColors(file);
  const [waveform, vectorscope] = [countWaveform(colors, width), countColors(colors)];
  return {
    measured: measureScopes(colors),
    waveform: traces.waveform.map((share) => drawCells(waveform, (share * colors.length) / cells.columns)),
    vectorscope: traces.vectorscope.map((share) => drawCells(vectorscope, share * colors.length)),
  };
}

export async function readShots({ shots }: Exhibit<'scopes'>) {
  return Promise.all(
    shots.map(async (shot) => {
      const file = path.join(path.dirname(writtenPage), shot.img);
      return {
        ...shot,
        picture: await resolvePicture(writtenPage, shot.img, shot.alt, 'strip'),
        ...(await readWhenChanged('scopes', [file], () => measure(file))),
      };
    }),
  );
}

export type Shot = Awaited<ReturnType<typeof readShots>>[number];
