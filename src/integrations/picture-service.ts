import sharpService from 'astro/assets/services/sharp';

/**
 * Astro's own encoder. A made file's name holds its picture's hash and one of how it was made; leaving the picture out of
 * the second gives all files of one kind the same ending, which pages with many pictures pack to nothing.
 */
export default { ...sharpService, propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position'] };
