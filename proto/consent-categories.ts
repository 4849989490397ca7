/** What a tag manager may do only after a visitor has agreed. Necessary cookies need no consent. */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const isContainerId = (id: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(id);
