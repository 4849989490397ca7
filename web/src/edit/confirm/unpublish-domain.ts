import type { Domain } from '../../../../proto/entities/domain.ts';

export const unpublishDomainQuestion = ({ name, hostnames }: Pick<Domain, 'name' | 'hostnames'>) => ({
  title: 'Unpublish domain',
  text: `${name} goes offline until it is published again.`,
  consequences: [
    hostnames.length === 0
      ? 'It has no host names.'
      : `Visitors of ${hostnames.join(', ')} will no longer reach this website.`,
  ],
  yes: 'Unpublish',
  danger: true,
});
