import { onMongodb } from '../../kit/testing/on-mongodb.ts';

await onMongodb(() => import('./site.int.spec.ts'));
