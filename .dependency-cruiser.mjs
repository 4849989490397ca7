import { areas } from './scripts/architecture/folders.mjs';

const TESTS = '\\.(spec|bench|features)\\.tsx?$|(^|/)(test|testing|bench|e2e|features|test-servers)/';

/** Modules of proto that the visitors' bundle may contain. All others may only be imported as types. */
const FOR_VISITORS =
  '(rich-text|escape-markup|contact-values|consent-categories|icons|slug|href|standard-style|font-address|form-limits|language|event-times|unicode|regional-paths|blocks/kinds|blocks/kinds/[\\w-]+|blocks/migrations|blocks/migrations/migration)\\.ts$';

/** The folders of field kinds contain inputs for the editor. */
const EDITOR = '^web/src/(edit|fields/\\w+)/';
const visitorCode = { path: '^web/src/', pathNot: EDITOR };

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
const allowOnly = (name, path, pathNot) => forbid(name, { path }, { pathNot, dependencyTypes: ['local'] });

const escape = (name) => name.replaceAll('.', '\\.');

const folderRules = Object.entries(areas).flatMap(([area, folders]) => [
  ...Object.entries(folders).map(([folder, allowed]) =>
    forbid(
      `${area}/${folder} imports ${allowed.join(', ') || 'no other folder'}`,
      { path: `^${area}/${escape(folder)}(/|$)` },
      { path: `^${area}/`, pathNot: `^${area}/(node_modules|${[folder, ...allowed].map(escape).join('|')})(/|$)` },
    ),
  ),
  forbid(
    `each folder of ${area} is listed`,
    { path: `^${area}/[^/]+/`, pathNot: `^${area}/(${Object.keys(folders).map(escape).join('|')})/` },
    { path: '.' },
  ),
]);

export default {
  forbidden: [
    allowOnly('proto imports nothing of the project', '^proto/', '^proto/'),
    forbid(
      'no file imports itself through others',
      { path: '^(proto|services|bff|web/src)/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('proto uses zod only', { path: '^proto/' }, { pathNot: '(^|/)zod(/|$)', dependencyTypesNot: ['local'] }),
    allowOnly('the kit imports contracts only', '^services/kit/', '^(proto|services/kit)/'),
    forbid(
      'the S3 client is loaded only for a bucket',
      { path: '^services/kit/files/' },
      { path: '@aws-sdk/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    allowOnly(
      'a service imports contracts and the kit',
      '^services/((?!kit/)[^/]+)/',
      '^(proto|services/kit|services/$1)/',
    ),
    allowOnly('main.ts hosts what is listed', '^services/main\\.ts$', '^services/(service-loaders\\.ts$|kit/)'),
    allowOnly('service-loaders.ts lists services', '^services/service(s|-loaders)\\.ts$', '^services/'),
    allowOnly(
      'the BFF stores nothing',
      '^bff/',
      '^(proto/|bff/|services/kit/(?!store/|versioned/)|web/src/server-entry\\.ts$)',
    ),
    forbid(
      'the BFF imports types of the site only',
      { path: '^bff/' },
      { path: '^web/', dependencyTypesNot: ['type-only'] },
    ),
    allowOnly('the site runs in a browser', '^web/', '^(proto|web)/|^docs/editor-guide\\.md$'),
    forbid('visitors load no editor', visitorCode, {
      path: EDITOR,
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    }),
    forbid('visitors load no contracts', visitorCode, {
      path: '^proto/',
      pathNot: `^proto/${FOR_VISITORS}`,
      dependencyTypesNot: ['type-only'],
    }),
    forbid(
      'declarations of fields load no views',
      { path: '\\.fields\\.ts$' },
      { path: '\\.(tsx|css)$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'declarations of fields load no packages',
      { path: '\\.fields\\.ts$' },
      { dependencyTypesNot: ['local', 'type-only'] },
    ),
    forbid(
      'only actions write the state of the editor',
      { path: '^web/src/edit/', pathNot: '(/|-)actions\\.ts$' },
      { path: '^web/src/edit/core/writable-state\\.ts$' },
    ),
    ...folderRules,
  ],
  options: {
    exclude: { path: `^(dist|data)/|${TESTS}` },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
