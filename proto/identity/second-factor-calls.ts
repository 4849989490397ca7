import { z } from 'zod';
import { commandNeeding } from '../contract.ts';
import {
  AppCode,
  Factor,
  FactorName,
  FactorProof,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
  SecondFactorRequest,
} from '../entities/second-factor.ts';
import { Id, Instant } from '../values.ts';

const Ticket = z.string().min(1).max(200).describe('Ticket of the request that is answered.');
const RecoveryCodes = z
  .array(z.string())
  .describe('Each replaces a second factor once. They are not stored and cannot be shown again.');
const Password = {
  password: z
    .string()
    .min(1, 'Please enter your current password')
    .max(200)
    .optional()
    .describe('Current password, for the first second factor if the sign-in is older than 15 minutes.'),
};
const Added = z.object({ factor: Factor, recoveryCodes: RecoveryCodes.optional() });

export const SignInAnswer = z.object({
  token: z.string().describe('Empty if a second factor is needed.'),
  statusCode: z.number().int(),
  secondFactor: SecondFactorRequest.optional().describe('Present if the user has to prove a second factor.'),
});

const ofAccount = { who: 'account', needsSession: true } as const;
const changing = { ...ofAccount, kind: 'command', refuses: ['too-many'] } as const;

export const secondFactorCalls = {
  startPasskeyLogin: {
    summary: 'Begins a sign-in with a passkey, without a username.',
    kind: 'command',
    who: 'anyone',
    refuses: ['too-many'],
    in: z.object({}),
    out: z.object({ ticket: z.string(), options: PasskeyRequest }),
    http: 'POST /user/startPasskeyLogin',
  },
  confirmLogin: {
    summary: 'Completes a sign-in with a second factor or a passkey, and sets the session cookie.',
    kind: 'command',
    who: 'anyone',
    refuses: ['unauthenticated', 'too-many'],
    in: z.object({
      ticket: Ticket,
      proof: FactorProof,
      agent: z
        .string()
        .max(400)
        .default('')
        .describe('Name of the browser, shown in the list of sessions; filled in by the server.'),
    }),
    out: SignInAnswer.omit({ secondFactor: true }),
    http: 'POST /user/confirmLogin',
  },
  listFactors: {
    summary: 'Lists the second factors of the signed-in user.',
    ...ofAccount,
    kind: 'query',
    in: z.object({}),
    out: z.object({
      factors: z.array(Factor),
      recoveryCodes: z.number().int().describe('How many are not used yet.'),
      isDemanded: z.boolean().describe('Whether a role of the user demands a second factor.'),
      confirmedAt: Instant.optional().describe('When the session was confirmed with a second factor.'),
    }),
    http: 'GET /user/factors',
  },
  startPasskey: {
    summary: 'Begins to add a passkey.',
    ...changing,
    in: z.object(Password),
    out: z.object({ ticket: z.string(), options: PasskeyCreation }),
    http: 'POST /user/startPasskey',
  },
  addPasskey: {
    summary: 'Adds a passkey to the signed-in user, and confirms the session.',
    ...changing,
    in: z.object({ ticket: Ticket, name: FactorName, response: PasskeyAttestation }),
    out: Added,
    http: 'POST /user/addPasskey',
  },
  startApp: {
    summary: 'Begins to add an authenticator app.',
    ...changing,
    in: z.object(Password),
    out: z.object({
      ticket: z.string(),
      secret: z.string().describe('Key for the app, in Base32.'),
      uri: z.string().describe('The same as an address with the scheme `otpauth`, for a QR code.'),
    }),
    http: 'POST /user/startApp',
  },
  addApp: {
    summary: 'Adds an authenticator app to the signed-in user, and confirms the session.',
    ...changing,
    in: z.object({ ticket: Ticket, name: FactorName, code: AppCode }),
    out: Added,
    http: 'POST /user/addApp',
  },
  renewRecoveryCodes: {
    summary: 'Replaces the recovery codes of the signed-in user.',
    ...changing,
    in: z.object({}),
    out: z.object({ recoveryCodes: RecoveryCodes }),
    http: 'POST /user/renewRecoveryCodes',
  },
  removeFactor: {
    summary: 'Removes a second factor of the signed-in user; the last one takes the recovery codes with it.',
    ...changing,
    in: z.object({ _id: Id.describe('Id of the second factor.') }),
    out: z.object({ _id: Id }),
    http: 'POST /user/removeFactor',
  },
  startConfirmation: {
    summary: 'Begins to confirm the current session with a second factor.',
    ...changing,
    in: z.object({}),
    out: SecondFactorRequest,
    http: 'POST /user/startConfirmation',
  },
  confirmSession: {
    summary: 'Confirms the current session with a second factor.',
    ...changing,
    in: z.object({ ticket: Ticket, proof: FactorProof }),
    out: z.object({}),
    http: 'POST /user/confirmSession',
  },
  resetFactors: {
    summary: "Removes all second factors of a user, ends all of the user's sessions and mails the user.",
    ...commandNeeding('people'),
    in: z.object({ _id: Id.describe('Id of the user.') }),
    out: z.object({ _id: Id }),
    http: 'POST /user/resetFactors',
  },
} as const;
