/** Forms that are saved by a button. */
export const forms = {
  undo: 'Undo changes of this form',
  redo: 'Redo changes of this form',
  unsaved: (form: string) => `${form}: your changes are not saved yet.`,
  names: {
    general: 'The general settings',
    cookie: 'The cookie notice',
    sharing: 'The sharing settings',
    search: 'The search settings',
    publishing: 'The checks before publishing',
    categories: 'The categories',
    forms: 'The settings of forms',
    region: 'The region',
    banner: 'The banner',
    redirect: 'The redirect',
    file: 'The details of the file',
    upload: 'The file to upload',
    domain: 'The domain',
    slug: 'The new address',
    subNav: 'The new sub nav',
  },
};
