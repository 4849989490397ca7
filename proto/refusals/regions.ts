import { defineRefusals } from './define-refusals.ts';

export const regionRefusals = defineRefusals('regions', {
  slugPrefixTaken: ['conflict', 'The slug prefix {slugPrefix} belongs to another region already.'],
  slugPrefixReserved: ['invalid', "The slug prefix {slugPrefix} is one of the server's own addresses: choose another."],
  slugPrefixMissing: ['invalid', 'Give {name} a slug prefix before publishing it.'],
  slugPrefixFixed: [
    'conflict',
    'The slug prefix of {name} is {slugPrefix} and cannot change: addresses of its pages begin with it.',
  ],
  domainMissing: ['invalid', 'Name the domain that the region belongs to.'],
  nameMissing: ['invalid', 'A region needs a name.'],
  tooMany: ['conflict', 'A domain has at most {max} regions: delete one that is not used first.'],
});
