/** An exception to the rule for all routes, with its reason. `of` matches the subject of a call and a path in its input. */
interface Exception {
  of: RegExp;
  why: string;
}

/** Wrong values that are accepted because nothing reads them. */
export const unread: Exception[] = [
  { of: /^identity\.(login|confirmLogin) (agent|device)$/, why: 'the BFF reads both from headers' },
  { of: /^identity\.logout token$/, why: 'the door says which session, by the cookie or the header' },
];

interface Other extends Exception {
  /** The expected status, or 0 to skip the request because it would change what later examples use. */
  status: number;
}

/** Statuses of requests with an unknown id. All others are 404. */
export const unknown: Other[] = [
  {
    of: /^identity\.setPassword token$/,
    status: 400,
    why: 'an unknown ticket gets the same response as an expired one',
  },
  {
    of: /^identity\.(confirmLogin|confirmSession|addPasskey|addApp) (ticket|proof\.code)$/,
    status: 400,
    why: 'an unknown ticket gets the same response as an expired one',
  },
  {
    of: /^identity\.(applyRolesToUser roles|saveProvider provider\.groups)\./,
    status: 400,
    why: 'it is not what the call is about',
  },
  {
    of: /^pages\.(save page\.region\._id|(copy|move) regionId)$/,
    status: 400,
    why: 'it is not what the call is about',
  },
  { of: /^pages\.save page\.(miniNavId|pageBannerId)$/, status: 0, why: 'a page shows none where there is none' },
  { of: /^pages\.(applyRoles roles|changeRoles add)\./, status: 400, why: 'it is not what the call is about' },
  { of: /^pages\.changeOwner owner$/, status: 400, why: 'it is not what the call is about' },
  { of: /^regions\.applyDefaultRoles defaultRoles\./, status: 400, why: 'it is not what the call is about' },
  {
    of: /^search\.deleteItem /,
    status: 200,
    why: 'it can be repeated: it is not in the index, as asked',
  },
  { of: /^pages\.startBulkAct pages\./, status: 0, why: 'each page has its own result' },
  { of: /^pages\.checkSlug _id$/, status: 200, why: 'a page that is being made has no id yet' },
];

/** Statuses of requests with an id of another domain. All others are those of an unknown id. */
export const acrossDomains: Other[] = [
  {
    of: /^(pages\.checkSlug|site-config\.checkDuplicate\w+) _id$/,
    status: 200,
    why: 'the response reveals nothing about it',
  },
  {
    of: /^pages\.(save page\.region\._id|(copy|move) regionId)$/,
    status: 400,
    why: 'a region of another domain is none',
  },
  { of: /^pages\.save page\.(miniNavId|pageBannerId)$/, status: 0, why: 'a page shows none where there is none' },
  { of: /^search\.deleteItem /, status: 200, why: 'nothing is done' },
  { of: /^statistics\.summary regionId$/, status: 200, why: 'a filter finds nothing of another domain' },
  { of: /^leads\.listLeads (formId|regionId)$/, status: 200, why: 'a filter finds nothing of another domain' },
  { of: /^pages\.startBulkAct pages\./, status: 0, why: 'each page has its own result' },
  { of: /^pages\./, status: 404, why: 'a page of another domain does not exist here' },
];

/** Calls that contain a revision, but accept an older one. */
export const merged: Exception[] = [
  {
    of: /^pages\.(save|edit)$/,
    why: 'the changes of both are merged; only changes of the same value conflict, see their examples',
  },
  { of: /^pages\.startBulkAct$/, why: 'each page has its own result' },
  { of: /\.(restore|restoreDocument)$/, why: 'the revision is the one to go back to' },
];

export const exceptionOf = <E extends Exception>(list: E[], what: string): E | undefined =>
  list.find(({ of }) => of.test(what));
