/** A film of the site: what it is called, and its file. */
export interface VideoOption {
  text: string;
  value: string;
}

/** The files stand under `public/video/` of a deployment that has them; a page whose film is not there shows its picture. */
export const videoOptions: readonly VideoOption[] = [
  { text: 'Space Precint', value: 'space-precinct-2022.mp4' },
  { text: 'Home Video', value: 'home-video.mp4' },
  { text: 'Nova Home', value: 'nova-home.mp4' },
  { text: 'Nova Singapore Home', value: 'nova-singapore-home.mp4' },
];
