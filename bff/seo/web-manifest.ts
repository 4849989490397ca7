/** Home-screen icons in `web/public`; the system masks them, so their edge is empty. */
const icons = [192, 512].map((side) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

export const webManifest = (name: string): object => ({
  name,
  short_name: name.length > 30 ? name.slice(0, 30).trim() : name,
  start_url: '/',
  display: 'browser',
  background_color: '#fbf5ea',
  theme_color: '#143c31',
  icons,
});
