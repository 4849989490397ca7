import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./regions.int.spec.ts'));
