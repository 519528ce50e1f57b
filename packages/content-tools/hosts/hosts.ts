/** Where video hosts are asked, each without a slash at its end; tests give local servers in their place. */
export interface Hosts {
  readonly vimeo: string;
  readonly youtube: string;
  /** YouTube's pictures. */
  readonly youtubePictures: string;
}

export const hosts: Hosts = {
  vimeo: 'https://vimeo.com',
  youtube: 'https://www.youtube.com',
  youtubePictures: 'https://i.ytimg.com',
};
