import { proxy } from 'valtio';
import { type ReadonlyState, firstState } from './state.ts';

/** All mutable data is in `state` or in a service, so that several editors can exist side by side. */
export interface Editor {
  readonly state: ReadonlyState;
  /** Creates the service on first use and returns the same one afterwards. */
  get<S>(create: (editor: Editor) => S): S;
}

export function createEditor(): Editor {
  const services = new Map<unknown, unknown>();
  const editor: Editor = {
    state: proxy(firstState()),
    get<S>(create: (editor: Editor) => S): S {
      if (!services.has(create)) services.set(create, create(editor));
      return services.get(create) as S;
    },
  };
  return editor;
}
