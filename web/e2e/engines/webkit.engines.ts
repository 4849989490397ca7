import { runJourneys } from './run-journeys.ts';
import { startWebKit } from './start-webkit.ts';

describe('WebKit', () => runJourneys(startWebKit));
