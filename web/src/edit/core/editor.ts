import { proxy } from 'valtio';
import { type ReadonlyState, firstState } from './state.ts';

/** One editor. Everything that it remembers is in its state or in a service, so that several can exist side by side. */
export interface Editor {
  readonly state: ReadonlyState;
  /** The service that `create` makes, created on first use. */
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
