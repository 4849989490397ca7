import type { Editor } from '../../../../src/edit/core/editor.ts';
import type { Item } from '../../../../../proto/content.ts';
import { common } from '../../../../src/edit/messages/messages.ts';
import { tokensIn } from '../../ledger.ts';
import { type Place, placeId, placesIn } from '../places.ts';
import { fingerprint } from '../fingerprint.ts';
import { errors, gate } from './window.ts';

/** The changes that a step has made to the page in the editor, and the state after it. */
export interface Report {
  done: string | null;
  gone: string[];
  came: string[];
  /** Items that no longer contain a word; other items may still contain it. */
  emptied: Place[];
  hasLostItems: boolean;
  /** Whether edits of a closed tab were restored. They are based on an earlier revision until they are merged. */
  hasRestored: boolean;
  /** Words of the sides of a conflict that were not chosen. */
  givenUp: string[];
  saving: string;
  message: string;
  revision: number;
  /** Fingerprint of the page, if the editor shows that all of it is saved. */
  saved: string | null;
  conflicts: number;
  isAsking: boolean;
  isSignedOut: boolean;
  waiting: number;
  canUndo: boolean;
  canRedo: boolean;
  errors: string[];
}

interface Seen {
  words: Set<string>;
  places: Place[];
  keys: string[];
  restorations: number;
}

export function look({ state }: Editor): Seen {
  const { page } = state.documents;
  const { times = 0 } = state.toasts.find(({ text }) => text === common.unsavedRestored) ?? {};
  const words = new Set(tokensIn(JSON.stringify(page ?? null)));
  return { words, places: placesIn(page), keys: keysIn(page), restorations: times };
}

export function reportOn({ state }: Editor, before: Seen, done: string | null, givenUp: string[]): Report {
  const after = look({ state } as Editor);
  const keys = new Set(after.keys);
  const places = new Set(after.places.map(placeId));
  const { saving, stored, unsaved } = state;
  const isSaved = saving.kind === 'saved' && !unsaved.page && stored.page !== null;
  return {
    done,
    gone: [...before.words].filter((word) => !after.words.has(word)),
    came: [...after.words].filter((word) => !before.words.has(word)),
    emptied: before.places.filter((place) => !places.has(placeId(place))),
    hasLostItems: before.keys.some((key) => !keys.has(key)),
    hasRestored: after.restorations > before.restorations,
    givenUp,
    saving: saving.kind,
    message: 'message' in saving ? saving.message : '',
    revision: stored.page?.revision ?? 0,
    saved: isSaved ? fingerprint(state.documents.page!) : null,
    conflicts: state.conflicts.length,
    isAsking: state.conflictsShown,
    isSignedOut: state.signIn !== 'hidden',
    waiting: gate.waiting,
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    errors: errors.splice(0),
  };
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'key' in value && typeof value.key === 'string' ? [(value as Item).key] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}
