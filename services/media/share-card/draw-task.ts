import type { ShareCard } from '../../../proto/entities/share-card.ts';
import { task } from '../../kit/threads/task.ts';
import { renderShareCard } from './share-card.ts';

export default task((card: ShareCard): string => renderShareCard(card));
