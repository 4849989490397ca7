import type { Editor as Tiptap } from '@tiptap/core';
import { Check, Unlink, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { externalAddress, classifyAddress, pageAddress } from '../links/address.ts';
import { LinkTarget, type Target } from '../links/LinkTarget.tsx';
import { useTypedText } from '../forms/use-typed-text.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { wrapFocus } from '../ui/wrap-focus.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';

const types = ['page', 'external', 'file'] as const;

export function LinkForm({ tiptap, onDone }: { tiptap: Tiptap; onDone: () => void }) {
  const [target, setTarget] = useState<Target>(() => {
    const href = String(tiptap.getAttributes('link').href ?? '');
    return { type: classifyAddress(href), href };
  });
  const [stored] = useState(target.href);
  const [error, setError] = useState('');
  useEffect(() => {
    tiptap.chain().extendMarkRange('link').markSelection(true).run();
    return () => void (tiptap.isDestroyed || tiptap.commands.markSelection(false));
  }, [tiptap]);
  const close = () => {
    if (!tiptap.isDestroyed) tiptap.commands.focus();
    onDone();
  };
  const isTyped = target.href !== stored;
  const typed = useTypedText('link', isTyped);
  const leave = () => typed.close(close);
  const remove = () => {
    tiptap.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const apply = () => {
    if (target.href === '') return remove();
    const href = addressOf(target);
    if (href === null)
      return setError(target.type === 'external' ? messages.links.addressHint : messages.richText.linkMissing);
    tiptap.chain().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  return (
    <Popover
      label={common.link}
      className={linksStyles.linkForm}
      anchor={() => selectionOf(tiptap)}
      onClose={leave}
      onLeave={(press) => {
        if (addressOf(target)) return apply();
        // Otherwise the press would close the text together with the form.
        if (isTyped) press.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        wrapFocus(event);
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        apply();
      }}
    >
      <LinkTarget
        label={common.link}
        types={types}
        value={target}
        onChange={(next) => {
          setTarget(next);
          setError('');
        }}
      />
      <ErrorMessage>{error}</ErrorMessage>
      <div className={inputsStyles.actions}>
        <Button look="primary" onClick={apply}>
          <Check size={16} aria-hidden /> {common.apply}
        </Button>
        {stored !== '' && (
          <Button onClick={remove}>
            <Unlink size={16} aria-hidden /> {messages.links.remove}
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          <X size={16} aria-hidden /> {common.close}
        </Button>
      </div>
    </Popover>
  );
}

function selectionOf({ view, state, isDestroyed }: Tiptap) {
  if (isDestroyed) return null;
  const { from, to } = state.selection;
  const [first, last] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  return { left: first.left, top: first.top, bottom: last.bottom };
}

function addressOf({ type, href }: Target): string | null {
  if (type === 'file') return href;
  return type === 'external' ? externalAddress(href) : pageAddress(href);
}
