import { buildImages, printImages } from './image/build-images.mjs';
import { findEngine } from './image/engine.mjs';
import { exitWithError } from './machine/print.mjs';

const engine = findEngine();
if (!engine) exitWithError('Neither docker nor podman responds. Set CONTAINER_ENGINE to use another program.');
if (!(await buildImages(engine))) exitWithError('The build failed; see the output above.');
printImages(engine);
