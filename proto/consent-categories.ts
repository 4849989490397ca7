/** Purposes for which a tag manager needs the consent of a visitor. Necessary cookies need no consent. */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const isContainerId = (id: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(id);
