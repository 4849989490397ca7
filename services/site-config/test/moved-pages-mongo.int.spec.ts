import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./moved-pages.int.spec.ts'));
