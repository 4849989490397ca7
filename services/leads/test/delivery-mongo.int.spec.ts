import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./delivery.int.spec.ts'));
