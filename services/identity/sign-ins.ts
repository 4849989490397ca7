import { token } from '../kit/contract/token.ts';
import { type Collection, type CollectionSpec, type Document, DuplicateKey } from '../kit/store/store.ts';
import type { Session } from './session.ts';

export const SIGN_INS = token<Collection<SignIn>>('SignIns');

/** The last sign-in of a user, whose id it has; sessions are deleted when they end. */
export interface SignIn extends Document {
  at: string;
}

export const signInsSpec: CollectionSpec = { name: 'signIns' };

export async function recordSignIn(rows: Collection<SignIn>, { userId, createdAt }: Session): Promise<void> {
  const row = { _id: userId, at: createdAt };
  if (await rows.replace(row)) return;
  await rows.insert(row).catch(async (error: unknown) => {
    if (!(error instanceof DuplicateKey)) throw error;
    await rows.replace(row);
  });
}
