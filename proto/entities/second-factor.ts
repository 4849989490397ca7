import { z } from 'zod';
import { Id, Instant } from '../values.ts';

export const MAX_FACTORS = 10;
export const RECOVERY_CODES = 10;

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'must be Base64URL')
    .meta({ contentEncoding: 'base64url' });

const Credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}).describe('Extensions are not used.'),
};

export const FactorName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(100, 'The name of a second factor has at most 100 characters')
  .describe('By which the user recognises the device.');

export const factorKinds = ['passkey', 'app'] as const;

export const Factor = z.object({
  _id: Id,
  kind: z.enum(factorKinds).describe('A passkey, or an authenticator app.'),
  name: z.string(),
  isOfThisHost: z.boolean().describe('False for a passkey that works on another host of the installation only.'),
  createdAt: Instant,
  lastUsedAt: Instant.optional().describe('Absent if the factor was never used.'),
});
export type Factor = z.infer<typeof Factor>;

export const AppCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that the app shows'))
  .describe('The six digits that the app shows. Spaces are ignored.');

export const PasskeyAssertion = z
  .object({
    ...Credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(200).optional(),
    }),
  })
  .describe('What `navigator.credentials.get` has returned, as JSON.');
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const PasskeyAttestation = z
  .object({
    ...Credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(12_000),
      transports: z.array(z.string().max(40)).max(20).optional(),
    }),
  })
  .describe('What `navigator.credentials.create` has returned, as JSON.');
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

export const proofKinds = [...factorKinds, 'recovery'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const FactorProof = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('app'), code: AppCode }),
    z.object({
      kind: z.literal('recovery'),
      code: z.string().trim().min(1, 'Enter a recovery code').max(40).describe('A recovery code, which works once.'),
    }),
    z.object({ kind: z.literal('passkey'), response: PasskeyAssertion }),
  ])
  .describe('A code of an app, a recovery code, or the answer of a passkey.');
export type FactorProof = z.infer<typeof FactorProof>;

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)).optional(),
});

const Challenge = { challenge: z.string(), timeout: z.number().int().describe('In milliseconds.') };

export const PasskeyRequest = z
  .object({
    ...Challenge,
    rpId: z.string().describe('Host for which the passkey was made.'),
    allowCredentials: z.array(Descriptor).optional().describe('Absent if any passkey of the host will do.'),
    userVerification: z.literal('required'),
  })
  .describe('Options for `navigator.credentials.get`.');
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const PasskeyCreation = z
  .object({
    ...Challenge,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    excludeCredentials: z.array(Descriptor).describe('Passkeys that the user has already.'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .describe('Options for `navigator.credentials.create`.');
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

export const SecondFactorRequest = z.object({
  ticket: z.string().describe('Names this request in the answer. It is valid for five minutes.'),
  kinds: z.array(z.enum(proofKinds)).describe('Proofs that the user can give on this host.'),
  options: PasskeyRequest.optional().describe('Present if `kinds` contains `passkey`.'),
});
export type SecondFactorRequest = z.infer<typeof SecondFactorRequest>;
