import { z } from 'zod';
import { type Contract, defineContract } from './contract.ts';
import { calls, contracts } from './index.ts';

/** Paths that the product promises, with their methods; they never change. */
const promised = `
  GET regions/loadRegions
  POST regions/createRegion, saveRegion, publishRegion, unpublishRegion, deleteRegion
  GET regions/findDependentPages
  POST user/login, me, forgotPassword, setPassword
  POST page/save, delete, publishPage, unpublishPage
  GET page/load, checkSlug
  POST roles/applyToPage
  GET config/loadDomain
  POST config/saveDomain, publishDomain, unpublishDomain, swapActiveDomain
  GET siteSettings/loadSiteSettings
  POST siteSettings/saveSiteSettings, publishSiteSettings
  GET site/loadFooter, loadNav
  POST site/saveFooter, publishFooter, saveNav, publishNav
  POST footer/loadRegionFooter
  POST nav/loadRegionNav
  GET sitemap/filter
  POST algolia/indexItem, deleteItem
  GET pageBanners/list
  POST pageBanners/addNew, save, deleteItem
  GET article/loadTags, filter
  POST subNav/add, remove
  GET subNav/list
  POST training/getTrainingCategories
  POST mailchimp/subscribe
  GET listing/findById
  POST listing/publishListing

  GET image/loadGallery
  POST image/remove
  GET dependencies/checkDependencies
  GET file/loadFiles, searchFiles
  POST file/saveFileDetails, removeFile
  GET page/list
  POST page/cloneComponent
  GET siteSettings/loadRedirects, checkDuplicateRedirect, checkDuplicatePublishedRedirect
  POST siteSettings/saveRedirect, publishRedirect, unpublishRedirect, deleteRedirect
  GET roles/list
  POST roles/save, applyToUser, delete
  GET user/list
  POST user/create, reverify

  POST user/logout
  GET search/query
`;

const routes = promised
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .flatMap((line) => {
    const [, method, group, names] = /^(GET|POST) (\w+)\/(.*)$/.exec(line)!;
    return names!.split(', ').map((name) => `${method} /${group}/${name}`);
  });

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const events = contracts.flatMap((contract: Contract) => Object.values(contract.events));

test.each(routes)('%s is answered', (route) => {
  expect(calls.map((call) => call.http)).toContain(route);
});

test('no two calls share a route, whatever their method, or a subject', () => {
  expect(repeated(calls.flatMap((call) => (call.http ? [call.http.split(' ')[1]!.toLowerCase()] : [])))).toEqual([]);
  expect(repeated(calls.map((call) => call.subject))).toEqual([]);
});

test('only queries without effects use GET', () => {
  expect(calls.filter((call) => call.http?.startsWith('GET ') && call.kind !== 'query')).toEqual([]);
});

test('anyone may sign in, sign out, request a password, subscribe, send a form and be counted; no other command is public', () => {
  const open = calls
    .filter((call) => call.kind === 'command' && call.who === 'anyone' && call.http)
    .map((call) => call.key);
  expect(open.sort()).toEqual([
    ...['confirmLogin', 'count', 'forgotPassword', 'login', 'logout'],
    ...['setPassword', 'startPasskeyLogin', 'submitForm', 'subscribe'],
  ]);
  expect(calls.filter((call) => call.forVisitors).map((call) => call.key)).toEqual([
    'subscribe',
    'submitForm',
    'count',
  ]);
});

test('no two events share a subject, and no event has the name of a call', () => {
  expect(repeated(events.map((event) => event.subject))).toEqual([]);
  expect(events.every((event) => event.subject.startsWith(`events.${event.service}.`))).toBe(true);
});

test('a call is named after its service and key', () => {
  const contract = defineContract(
    'notes',
    {
      write: {
        summary: 'Writes a note.',
        kind: 'command',
        who: 'user',
        in: z.object({}),
        out: z.object({}),
        http: 'POST /notes/write',
      },
    },
    { written: z.object({ text: z.string() }) },
  );
  expect(contract.calls.write).toMatchObject({ service: 'notes', key: 'write', subject: 'notes.write' });
  expect(contract.events.written).toMatchObject({ service: 'notes', subject: 'events.notes.written' });
});

test.each(calls.filter((call) => call.who !== 'anyone').map((call) => [call.subject, call] as const))(
  '%s refuses anything but an object',
  (_, call) => {
    for (const input of [null, 'text', 7, []]) expect(call.in.safeParse(input).success).toBe(false);
  },
);
