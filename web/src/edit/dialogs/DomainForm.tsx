import type { Domain } from '../../../../proto/entities/domain.ts';
import { FormBar } from '../forms/FormBar.tsx';
import { FormScope } from '../forms/FormScope.tsx';
import { useForm } from '../forms/use-form.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.dialogs.domains;

interface DomainFormProps {
  domain: Partial<Domain>;
  save: (domain: Partial<Domain> & { name: string }) => Promise<unknown>;
  onStored: () => void;
  onClose: () => void;
}

export function DomainForm({ domain, save, onStored, onClose }: DomainFormProps) {
  const form = useForm('domain', { name: domain.name ?? '', hosts: domain.hostnames?.join(', ') ?? '' });
  const { name } = form.value;
  const isNameless = name.trim() === '';
  const submit = async () => {
    if (isNameless) return;
    const stored = await form.submit(async (sent) => {
      await save({ ...domain, name: sent.name, hostnames: parseHostnames(sent.hosts) });
    }, t.saved);
    if (stored) onStored();
  };
  return (
    <FormScope form={form} onSubmit={() => void submit()}>
      <TextInput label={common.name} required maxLength={100} {...form.bind('name')} />
      <TextInput label={t.hostNames} hint={t.hostNamesHint} {...form.bind('hosts')} />
      <FormBar form={form} missing={isNameless ? t.nameMissing : undefined}>
        <Button onClick={() => form.close(onClose)}>{common.cancel}</Button>
        <ActionButton look="primary" run={submit} disabled={isNameless}>
          {common.save}
        </ActionButton>
      </FormBar>
    </FormScope>
  );
}

const parseHostnames = (hosts: string): string[] =>
  hosts
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
