import type { Domain } from '../../../../proto/entities/domain.ts';

export const unpublishDomainQuestion = ({ name, hostnames }: Pick<Domain, 'name' | 'hostnames'>) => ({
  title: 'Unpublish domain',
  text: `${name} goes offline, until it is published again.`,
  consequences: [
    hostnames.length === 0
      ? 'It has no host names.'
      : `Visitors of ${hostnames.join(', ')} will not find this website any more.`,
  ],
  yes: 'Unpublish',
  danger: true,
});
