/** No place of the site shows more than half of this, in pixels. */
const longestEdge = 3_200;

/** A file that any line sends in a moment, in bytes. */
const smallFile = 1_500_000;

/**
 * A photo as small as the site can use it, so that a phone sends a tenth of it.
 * @returns the file itself where that is smaller, or where this browser can't read it, such as HEIC.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size < smallFile || !/^image\/(?:jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Only PNG keeps parts that can be seen through.
    const type = file.type === 'image/jpeg' ? file.type : 'image/png';
    const smaller = await canvas.convertToBlob({ type, quality: 0.92 });
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
