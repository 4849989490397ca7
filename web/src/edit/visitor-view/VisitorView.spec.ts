import { fitDevice } from './VisitorView.tsx';

test.each([
  ['phone', { width: 1400, height: 700 }, { width: 390, height: 700, scale: 1 }],
  ['tablet', { width: 1400, height: 700 }, { width: 768, height: 700, scale: 1 }],
  ['tablet', { width: 384, height: 700 }, { width: 768, height: 1400, scale: 0.5 }],
  ['desktop', { width: 1400, height: 700 }, { width: 1400, height: 700, scale: 1 }],
  ['desktop', { width: 640, height: 700 }, { width: 1280, height: 1400, scale: 0.5 }],
] as const)(
  'a %s in %j has its own width, and is scaled down only if the space is narrower',
  (device, available, fitted) => {
    expect(fitDevice(device, available)).toEqual(fitted);
  },
);
