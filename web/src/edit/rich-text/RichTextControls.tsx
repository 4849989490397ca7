import type { Editor as Tiptap } from '@tiptap/core';
import { Ellipsis, ImagePlus, Link as LinkIcon, Redo2, Undo2, Check, Unlink, X } from 'lucide-react';
import { type FocusEvent, type Ref, useEffect, useReducer, useRef, useState } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { isPressed } from '../core/shortcuts.ts';
import type { RichTextPart } from '../../fields/field.ts';
import { useUndo } from '../forms/undo-context.ts';
import { Tool } from '../ui/Tool.tsx';
import { allowsPictures, choosePicture } from './put-picture.ts';
import { MoreFormats, shown } from './MoreFormats.tsx';
import { controls } from './rich-text-controls.ts';
import { common, messages } from '../messages/messages.ts';
import { externalAddress, classifyAddress, pageAddress } from '../links/address.ts';
import { LinkTarget, type Target } from '../links/LinkTarget.tsx';
import { useTypedText } from '../forms/use-typed-text.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { wrapFocus } from '../ui/wrap-focus.ts';
import * as linksStyles from '../ui/styles/links.module.css';
import * as richTextStyles from '../ui/styles/rich-text.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const types = ['page', 'external', 'file'] as const;

interface Props {
  ref?: Ref<HTMLDivElement>;
  tiptap: Tiptap;
  hide: readonly RichTextPart[];
  onBlur?: (event: FocusEvent<HTMLDivElement>) => void;
}

export function RichTextControls({ ref, tiptap, hide, onBlur }: Props) {
  const editor = useEditor();
  const { undo, redo } = useUndo();
  const [linking, setLinking] = useState(false);
  const [isFormatting, setFormatting] = useState(false);
  const moreButton = useRef<HTMLButtonElement>(null);
  const hasLinks = !hide.includes('links');
  useEffect(() => {
    if (!hasLinks) return;
    const dom = tiptap.view.dom;
    const key = (event: KeyboardEvent) => {
      if (!isPressed(event, 'link') || !canLink(tiptap)) return;
      event.preventDefault();
      setLinking(true);
    };
    dom.addEventListener('keydown', key);
    return () => dom.removeEventListener('keydown', key);
  }, [tiptap, hasLinks]);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    tiptap.on('transaction', refresh);
    return () => void tiptap.off('transaction', refresh);
  }, [tiptap]);
  return (
    <div
      ref={ref}
      className={richTextStyles.toolbar}
      role="toolbar"
      aria-label={messages.richText.format}
      onPointerDown={(event) => {
        // Keeps the caret in the text while a button is pressed.
        if (event.target instanceof Element && !event.target.closest(`.${linksStyles.popover}`)) event.preventDefault();
      }}
      onBlur={onBlur}
    >
      {shown(controls, hide).map(({ label, icon, shortcut, isOn, run }) => (
        <Tool
          key={label}
          icon={icon}
          label={label}
          shortcut={shortcut}
          aria-pressed={isOn(tiptap)}
          onClick={() => run(tiptap)}
        />
      ))}
      {allowsPictures(hide) && (
        <Tool
          icon={ImagePlus}
          label={common.picture}
          aria-haspopup="dialog"
          aria-pressed={tiptap.isActive('picture')}
          onClick={() => choosePicture(editor, tiptap)}
        />
      )}
      {hasLinks && (
        <Tool
          icon={LinkIcon}
          label={common.link}
          shortcut="link"
          aria-pressed={tiptap.isActive('link')}
          disabled={!canLink(tiptap)}
          onClick={() => setLinking(true)}
        />
      )}
      <Tool
        ref={moreButton}
        icon={Ellipsis}
        label={messages.richText.more}
        aria-haspopup="dialog"
        onClick={() => setFormatting(true)}
      />
      <Tool icon={Undo2} label={common.undo} shortcut="undo" onClick={undo} />
      <Tool icon={Redo2} label={common.redo} shortcut="redo" onClick={redo} />
      {isFormatting && (
        <MoreFormats
          tiptap={tiptap}
          hide={hide}
          anchor={() => moreButton.current?.getBoundingClientRect()}
          onDone={() => setFormatting(false)}
        />
      )}
      {linking && <LinkForm tiptap={tiptap} onDone={() => setLinking(false)} />}
    </div>
  );
}

const canLink = (tiptap: Tiptap): boolean => !tiptap.state.selection.empty || tiptap.isActive('link');

function LinkForm({ tiptap, onDone }: { tiptap: Tiptap; onDone: () => void }) {
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
