import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./editing.int.spec.ts'));
