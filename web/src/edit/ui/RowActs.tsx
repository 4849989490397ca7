import { CircleStop, Pencil, Send, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isPublishable } from '../../../../proto/publish-status.ts';
import { common } from '../messages/messages.ts';
import { ActionButton } from './ActionButton.tsx';
import { ButtonIcon } from './ButtonIcon.tsx';

interface RowActProps extends Omit<ComponentProps<typeof ActionButton>, 'look' | 'children'> {
  icon: ComponentProps<typeof ButtonIcon>['icon'];
  /** Accessible name, which contains the name of the row. */
  label: string;
  /** Text of the tooltip. */
  title: string;
}

export const RowAct = ({ icon, label, ...rest }: RowActProps) => (
  <ActionButton look="icon" aria-label={label} {...rest}>
    <ButtonIcon icon={icon} />
  </ActionButton>
);

interface NamedActProps extends Pick<RowActProps, 'run'>, Partial<Pick<RowActProps, 'label' | 'title'>> {
  /** Name of the row. */
  name: string;
  /** The reason why the user may not perform the act. */
  refusal?: string;
}

export const EditAct = ({ name, refusal, title = common.edit, ...rest }: NamedActProps) => (
  <RowAct
    icon={Pencil}
    label={common.editNamed(name)}
    title={refusal ?? title}
    disabled={refusal !== undefined}
    {...rest}
  />
);

export const DeleteAct = ({ name, refusal, title = common.delete, ...rest }: NamedActProps) => (
  <RowAct
    icon={Trash2}
    label={common.deleteNamed(name)}
    title={refusal ?? title}
    disabled={refusal !== undefined}
    {...rest}
  />
);

interface PublishActsProps {
  row: Parameters<typeof isPublishable>[0];
  name: string;
  labels: { publishNamed: (name: string) => string; unpublishNamed?: (name: string) => string };
  publish: RowActProps['run'];
  /** Missing where a document is deleted instead. */
  unpublish?: RowActProps['run'];
}

/** Shows both actions for a live row with unpublished changes. */
export const PublishActs = ({ row, name, labels, publish, unpublish }: PublishActsProps) => (
  <>
    {isPublishable(row) && (
      <RowAct icon={Send} label={labels.publishNamed(name)} title={common.publish} run={publish} />
    )}
    {row.published && unpublish && (
      <RowAct icon={CircleStop} label={labels.unpublishNamed!(name)} title={common.unpublish} run={unpublish} />
    )}
  </>
);
