import { searchFeatures } from '../search.features.ts';
import { EmbeddedEngine } from './embedded-engine.ts';

searchFeatures('the embedded engine', async () => new EmbeddedEngine());
