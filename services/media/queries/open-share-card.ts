import { media } from '../../../proto/media.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ShareCards } from '../share-card/share-cards.ts';

export const openShareCard = handle(media.calls.openShareCard, { cards: ShareCards }, (card, { source }, { cards }) =>
  cards.open(card, source),
);
