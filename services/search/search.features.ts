import { batches } from './features/a-document.ts';
import { hostileFeatures } from './features/hostile.features.ts';
import { refillFeatures } from './features/refill.features.ts';
import { searchingFeatures } from './features/searching.features.ts';
import { spellingFeatures } from './features/spelling.features.ts';
import type { SearchEngine } from './search-engine.ts';

/** States the behaviour of every search engine. Each test gets an empty one. */
export function searchFeatures(name: string, makeEngine: () => Promise<SearchEngine>): void {
  describe(name, () => {
    let engine: SearchEngine;
    const current = () => engine;

    beforeEach(async () => {
      engine = await makeEngine();
      expect(await engine.isEmpty()).toBe(true);
      await engine.refill(batches());
    });
    afterEach(() => engine.close());

    describe('a search', () => searchingFeatures(current));
    describe('the spelling of words', () => spellingFeatures(current));
    describe('user input', () => hostileFeatures(current));
    describe('a refill', () => refillFeatures(current));
  });
}
