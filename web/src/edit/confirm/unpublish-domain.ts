import type { Domain } from '../../../../proto/entities/domain.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.confirm.unpublishDomain;

export const unpublishDomainQuestion = ({ name, hostnames }: Pick<Domain, 'name' | 'hostnames'>) => ({
  title: t.title,
  text: t.text(name),
  consequences: [hostnames.length === 0 ? t.noHostnames : t.hostnames(hostnames.join(', '))],
  yes: common.unpublish,
  danger: true,
});
