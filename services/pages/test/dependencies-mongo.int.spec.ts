import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./dependencies.int.spec.ts'));
