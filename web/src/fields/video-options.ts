interface VideoOption {
  text: string;
  value: string;
}

/** Files under `public/video/`, which are not in the repository; a page without its file shows the picture. */
export const videoOptions: readonly VideoOption[] = [
  { text: 'Space Precint', value: 'space-precinct-2022.mp4' },
  { text: 'Home Video', value: 'home-video.mp4' },
  { text: 'Nova Home', value: 'nova-home.mp4' },
  { text: 'Nova Singapore Home', value: 'nova-singapore-home.mp4' },
];
