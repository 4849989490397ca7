import { EmbeddedEngine } from '../../../services/search/embedded/embedded-engine.ts';
import { relevanceFeatures } from './relevance.features.ts';

relevanceFeatures('the embedded engine', async () => new EmbeddedEngine());
