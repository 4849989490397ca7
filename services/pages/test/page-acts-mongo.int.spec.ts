import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./page-acts.int.spec.ts'));
