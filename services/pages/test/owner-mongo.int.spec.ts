import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./owner.int.spec.ts'));
