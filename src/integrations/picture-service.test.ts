import { expect, it } from 'vitest';
import { encodings } from '@site/delivery/pictures/encode-picture.ts';
import pictureService from './picture-service.ts';

it('names a picture after the settings of its encoder, so that new settings find no picture of an earlier build', async () => {
  const picture = { src: '/a.jpg', format: 'avif', width: 2, height: 2 };
  const options = await pictureService.validateOptions?.(picture, {} as never, {} as never);
  expect(pictureService.propertiesToHash?.map((property) => options?.[property] as unknown)).toContain(encodings);
});
