interface LastSave {
  at: string;
  /** The author is empty until it is known. */
  by: string;
}

const lastSaved = ({ at, by }: LastSave): string => `last saved ${at}${by && ` by ${by}`}`;

export const saving = {
  pageSaved: 'Page Saved',
  pagePublished: 'Page Published',
  pageUnpublished: 'Page Unpublished',
  pageLeft: (slug: string) => `Nothing was changed on /${slug}, because it is not the open page any more.`,
  siteDocuments: {
    nav: { save: 'Nav Saved', publish: 'Nav Published' },
    footer: { save: 'Footer Saved', publish: 'Footer Published' },
    subNav: { save: 'Sub nav saved', publish: 'Sub nav published' },
  },
  subNavDeleted: 'This sub nav has been deleted.',
  subNavFirst: 'Please save the open sub nav first.',
  restoresSaved: (document: string) => `${document}: the last saved version is restored.`,
  restoresPublished: (document: string) => `${document}: the version that visitors see now is restored.`,
  discarded: (document: string) => `${document} changes discarded`,
  keptOnDevice: (document: string) => `${document}: unsaved changes stay on this device until you open it again.`,
  journalUnavailable: 'This browser cannot store unsaved changes. Please wait for “Saved” before you close the tab.',
  conflict: 'The same text has also been changed elsewhere.',
  status: {
    savedAt: (time: string) => `Saved ${time}`,
    unchanged: 'No changes yet',
    noUnpublishedChanges: 'No unpublished changes',
    unpublishedChanges: (saved: LastSave) => `Unpublished changes, ${lastSaved(saved)}`,
    notPublished: (saved: LastSave) => `Not published, ${lastSaved(saved)}`,
    signedOut: 'Signed out — your changes are kept on this device',
    conflict: 'Not saved: the same text has also been changed elsewhere',
    othersConflict: 'Not saved: somebody else changed the same text',
    ownConflict: 'Not saved: you changed the same text in another tab or on another device',
  },
  leaving: {
    title: 'Unsaved changes',
    text: "Changes you've made may not be saved, are you sure you want to leave this page?",
    leave: 'Leave',
    logOut: 'Log out',
  },
};
