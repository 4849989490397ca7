import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';

export const tokenKeyRefusals = defineRefusals('tokenKeys', {
  unreadable: ['not-found', 'The file {file}, which {setting} names, cannot be read: {code}.'],
  noKey: ['invalid', '{file} must contain a {kind} key in PEM format, and has none.'],
  tooMany: ['invalid', '{file} has {count} keys, and may have up to {maximum}. Remove keys whose sessions have ended.'],
  otherKind: [
    'invalid',
    'Entry {position} of {file} is "{label}". The file may contain keys of the kind "{kind}" only.',
  ],
  notEd25519: ['invalid', 'Key {position} of {file} is not a valid Ed25519 key.'],
  repeated: ['invalid', 'Key {position} of {file} is in the file twice.'],
  notAccepted: [
    'invalid',
    'The first key of {privateFile}, which signs tokens, is not in {publicFile}: every service would refuse its tokens.',
  ],
});
