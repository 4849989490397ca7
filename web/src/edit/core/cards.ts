/** Messages that stay on the page until they are dismissed. */
export const cardNames = ['receipt', 'leftLinks'] as const;
export type CardName = (typeof cardNames)[number];
