import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./domains.int.spec.ts'));
