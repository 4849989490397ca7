import { runJourneys } from './run-journeys.ts';
import { startFirefox } from './start-firefox.ts';

describe('Firefox', () => runJourneys(startFirefox));
