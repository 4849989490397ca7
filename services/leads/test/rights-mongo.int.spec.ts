import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./rights.int.spec.ts'));
