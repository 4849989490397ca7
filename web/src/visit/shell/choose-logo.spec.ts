import { chooseLogo } from './choose-logo.ts';

const none = { imageId: '' };
const [logo, logoDark] = [{ imageId: 'for-light' }, { imageId: 'for-dark' }];

test.each([
  ['both logos', { logo, logoDark }, { picture: logo }, { picture: logoDark }],
  ['one for light grounds', { logo, logoDark: none }, { picture: logo }, { picture: logo, plate: 'light' }],
  ['one for dark grounds', { logo: none, logoDark }, { picture: logoDark, plate: 'dark' }, { picture: logoDark }],
  ['no logo', { logo: none, logoDark: none }, null, null],
] as const)('a brand with %s shows each logo on its own ground only', (_, brand, onLight, onDark) => {
  expect([chooseLogo(brand, 'light'), chooseLogo(brand, 'dark')]).toEqual([onLight, onDark]);
});
