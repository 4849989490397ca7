export const formNames = {
  general: 'The general settings',
  cookie: 'The cookie notice',
  sharing: 'The sharing settings',
  categories: 'The categories',
  region: 'The region',
  banner: 'The banner',
  redirect: 'The redirect',
  file: 'The details of the file',
  upload: 'The file to upload',
  domain: 'The domain',
  slug: 'The new address',
  subNav: 'The new sub nav',
} as const;

export type FormName = keyof typeof formNames;
