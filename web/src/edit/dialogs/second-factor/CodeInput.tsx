import type { ComponentProps } from 'react';
import { messages } from '../../messages/messages.ts';
import { TextInput } from '../../ui/TextInput.tsx';

/** Phones offer the code of an authenticator app above their keyboard, which has digits only. */
export const CodeInput = (bound: Pick<ComponentProps<typeof TextInput>, 'value' | 'onChange'>) => (
  <TextInput
    label={messages.secondFactor.codeOfApp}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus
    maxLength={20}
    {...bound}
  />
);

/** Returns the six digits of a code, which apps also show in groups, or undefined. */
export function toCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
