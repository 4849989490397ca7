interface VideoOption {
  text: string;
  value: string;
}

/** Files in `public/video/`, which are not part of the repository. Without its file, a page shows the picture. */
export const videoOptions: readonly VideoOption[] = [
  { text: 'Space Precint', value: 'space-precinct-2022.mp4' },
  { text: 'Home Video', value: 'home-video.mp4' },
  { text: 'Nova Home', value: 'nova-home.mp4' },
  { text: 'Nova Singapore Home', value: 'nova-singapore-home.mp4' },
];
