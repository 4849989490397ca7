import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./articles.int.spec.ts'));
