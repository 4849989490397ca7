import type { areas } from './folders.mjs';
import { filesLoadedBy, type ImportGraph } from './import-graph.ts';

export const forbiddenImports = ({ violations }: ImportGraph): string[] =>
  violations.map(({ rule, from, to }) => `${from} imports ${to}: ${rule.name}`);

export const schemasInBrowsers = (graph: ImportGraph): string[] =>
  [...graph.modules.keys()]
    .filter((path) => path.startsWith('web/src/'))
    .filter((path) => [...filesLoadedBy(path, graph)].some((loaded) => /(^|\/)zod(\/|$)/.test(loaded)))
    .map((path) => `${path} loads zod`);

export const cyclesInLists = (lists: typeof areas): string[] =>
  Object.entries(lists).flatMap(([area, folders]) => {
    const order = Object.keys(folders);
    return Object.entries(folders).flatMap(([folder, allowed]) =>
      allowed
        .filter((other) => order.indexOf(other) <= order.indexOf(folder))
        .map((other) => `${area}: ${folder} may import ${other}, which is not listed below it`),
    );
  });

export const unusedArrows = ({ modules }: Pick<ImportGraph, 'modules'>, lists: typeof areas): string[] =>
  Object.entries(lists).flatMap(([area, folders]) => {
    const isIn = (path: string, folder: string) => `${path}/`.startsWith(`${area}/${folder}/`);
    return Object.entries(folders).flatMap(([folder, allowed]) => {
      const imported = [...modules.values()]
        .filter(({ source }) => isIn(source, folder))
        .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
      return allowed
        .filter((other) => !imported.some((path) => isIn(path, other)))
        .map((other) => `${area}/${folder} does not import ${other}`);
    });
  });
