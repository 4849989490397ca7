import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./audit.int.spec.ts'));
