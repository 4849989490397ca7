import type { Connection } from './connection.ts';
import { type EngineSite, startEngineSite } from './engine-site.ts';
import { blockJourneys } from './journeys/blocks.ts';
import { dialogJourneys } from './journeys/dialogs.ts';
import { keyboardJourneys } from './journeys/keyboard.ts';
import { publishingJourneys } from './journeys/publishing.ts';
import { visitorJourneys } from './journeys/visitors.ts';
import { writingJourneys } from './journeys/writing.ts';

/** Runs every journey in one engine. They share its window, and each creates its own pages. */
export function runJourneys(start: () => Promise<Connection>): void {
  let site: EngineSite;
  beforeAll(async () => void (site = await startEngineSite(start)), 180_000);
  afterAll(() => site?.stop(), 60_000);
  const at = () => site;
  describe('visitors', () => visitorJourneys(at));
  describe('writing', () => writingJourneys(at));
  describe('blocks', () => blockJourneys(at));
  describe('dialogs', () => dialogJourneys(at));
  describe('keyboard', () => keyboardJourneys(at));
  describe('publishing', () => publishingJourneys(at));
}
