import { isAbsolute, relative, resolve } from 'node:path';

export function storeName(storeUrl, dataFolder) {
  if (!storeUrl.startsWith('sqlite:')) return storeUrl.replace(/^([\w+]+:\/\/)[^/@]*@/, '$1').replace(/\?.*$/, '');
  const path = relative(dataFolder, resolve(storeUrl.slice('sqlite:'.length)));
  return path.startsWith('..') || isAbsolute(path) ? storeUrl : `sqlite:<data>/${path}`;
}
