import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '..');
const THEMED = /\[data-(theme|ground|variant)/;
const PROPERTY = /^(--[\w-]+|color|color-scheme|background|background-color|border-color)$/;
const COLOUR = /^(#[\da-f]+|rgb\([^)]*\)|var\(--[\w-]+(, #[\da-f]+)?\)|none|dark|light)( !important)?$/;

/** Specs check the layout of pages in one theme for this reason. */
test('themes differ in colours only', () => {
  const others = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.startsWith('edit/'))
    .flatMap((path) =>
      [...readFileSync(join(SRC, path), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
        .filter(([, selector]) => THEMED.test(selector!))
        .flatMap(([, , declarations]) => [...declarations!.matchAll(/([\w-]+):\s*([^;]+);/g)])
        .filter(([, property, value]) => !PROPERTY.test(property!) || !COLOUR.test(value!))
        .map(([declaration]) => `${path}: ${declaration}`),
    );
  expect(others).toEqual([]);
});
