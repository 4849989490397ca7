import type { identity } from '../identity.ts';
import { identityRefusals } from '../refusals/identity.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, factor, recoveryCodes, session, user } from './names.ts';

type SecondFactors =
  | 'startPasskeyLogin'
  | 'confirmLogin'
  | 'listFactors'
  | 'startPasskey'
  | 'addPasskey'
  | 'startApp'
  | 'addApp'
  | 'renewRecoveryCodes'
  | 'removeFactor'
  | 'startConfirmation'
  | 'confirmSession'
  | 'resetFactors';

const host = 'localhost';
const app = { _id: factor.app, kind: 'app' as const, name: 'Phone', isOfThisHost: true, createdAt: at('22:41') };
const passkey = {
  _id: factor.passkey,
  kind: 'passkey' as const,
  name: 'Laptop',
  isOfThisHost: true,
  createdAt: at('22:43'),
};

const asked = { timeout: 300_000, rpId: host, userVerification: 'required' as const };
const allowCredentials = [{ id: factor.credential, type: 'public-key' as const, transports: ['internal' as const] }];
const request = (challenge: string) => ({ ...asked, challenge, allowCredentials });

const credential = {
  id: 'b2yKDRGXKTkzCPj5yWXpZA',
  rawId: 'b2yKDRGXKTkzCPj5yWXpZA',
  type: 'public-key' as const,
};
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';

/** What `login` answers from now on. */
export const secondFactorOfAna = {
  ticket: factor.passwordLogin,
  kinds: ['passkey' as const, 'app' as const, 'recovery' as const],
  options: request(factor.second),
};

export const secondFactorExamples: Pick<ExamplesOf<typeof identity>, SecondFactors> = {
  startApp: [
    {
      title: 'The first second factor, confirmed with the password',
      at: '22:40',
      as: 'ana',
      in: { password: 'forked tails over Farewell Spit' },
      out: {
        ticket: factor.appTicket,
        secret: factor.secret,
        uri: `otpauth://totp/${host}:ana?issuer=${host}&secret=${factor.secret}&algorithm=SHA1&digits=6&period=30`,
      },
    },
  ],
  addApp: [
    {
      title: 'The app shows a code; the recovery codes are shown once',
      at: '22:41',
      as: 'ana',
      in: { ticket: factor.appTicket, name: 'Phone', code: '482 615' },
      out: { factor: app, recoveryCodes: recoveryCodes.first },
    },
  ],
  startPasskey: [
    {
      title: 'A passkey in addition',
      at: '22:42',
      as: 'ana',
      in: {},
      out: {
        ticket: factor.passkeyTicket,
        options: {
          challenge: factor.creation,
          timeout: 300_000,
          rp: { id: host, name: host },
          user: { id: factor.handle, name: 'ana', displayName: 'ana' },
          pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
          excludeCredentials: [],
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
        },
      },
    },
  ],
  addPasskey: [
    {
      title: 'The browser has made it',
      at: '22:43',
      as: 'ana',
      in: {
        ticket: factor.passkeyTicket,
        name: 'Laptop',
        response: {
          ...credential,
          response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA', transports: ['internal'] },
        },
      },
      out: { factor: passkey },
    },
  ],
  listFactors: [
    {
      title: 'After both were added',
      at: '22:44',
      as: 'ana',
      in: {},
      out: { factors: [app, passkey], recoveryCodes: 10, isDemanded: false, confirmedAt: at('22:44') },
    },
  ],
  startConfirmation: [
    {
      title: 'Any of the second factors will do',
      at: '22:45',
      as: 'ana',
      in: {},
      out: {
        ticket: factor.confirmTicket,
        kinds: ['passkey', 'app', 'recovery'],
        options: request(factor.confirmation),
      },
    },
  ],
  confirmSession: [
    {
      title: 'With a recovery code, while the phone is charging',
      at: '22:46',
      as: 'ana',
      in: { ticket: factor.confirmTicket, proof: { kind: 'recovery', code: recoveryCodes.first[0]! } },
      out: {},
    },
    {
      title: 'A request that was answered already',
      at: '22:47',
      as: 'ana',
      in: { ticket: factor.confirmTicket, proof: { kind: 'recovery', code: recoveryCodes.first[1]! } },
      refused: refusedWith(identityRefusals.secondFactorOver()),
    },
  ],
  renewRecoveryCodes: [
    {
      title: 'The list was lost',
      at: '22:48',
      as: 'ana',
      in: {},
      out: { recoveryCodes: recoveryCodes.renewed },
    },
  ],
  startPasskeyLogin: [
    {
      title: 'The browser offers the passkeys of this host',
      at: '22:49',
      in: {},
      out: { ticket: factor.passkeyLogin, options: { ...asked, challenge: factor.challenge } },
    },
  ],
  confirmLogin: [
    {
      title: 'With a passkey, without a username and password',
      at: '22:50',
      in: {
        ticket: factor.passkeyLogin,
        proof: {
          kind: 'passkey',
          response: {
            ...credential,
            response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4', signature: 'MEUCIQDeep' },
          },
        },
      },
      out: { token: session.passkey, statusCode: 200 },
    },
  ],
  removeFactor: [{ title: 'Another phone', at: '22:52', as: 'ana', in: { _id: factor.app }, out: { _id: factor.app } }],
  resetFactors: [
    {
      title: 'A colleague has lost the phone and the recovery codes',
      at: '22:53',
      as: 'ana',
      in: { _id: user.mere },
      out: { _id: user.mere },
    },
    {
      title: 'One’s own are removed in the account',
      at: '22:54',
      as: 'ana',
      in: { _id: user.ana },
      refused: refusedWith(identityRefusals.ownFactorReset()),
    },
  ],
};
