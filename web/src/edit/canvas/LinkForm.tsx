import type { Editor } from '@tiptap/core';
import { Check, Unlink, X } from 'lucide-react';
import { useState } from 'react';

const SAFE = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** Asks for the address of the selected words. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const address = SAFE.test(href) || href === '' ? href : `https://${href}`;
    if (/^[a-z]+:/i.test(href) && !SAFE.test(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <form
      className="ed-link-form"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        editor.commands.focus();
        onDone();
      }}
    >
      <input
        aria-label="Address of the link"
        aria-invalid={wrong}
        placeholder="/page or https://…"
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
      />
      <button type="submit" title="Apply" aria-label="Apply">
        <Check size={17} />
      </button>
      <button
        type="button"
        title="Remove the link"
        aria-label="Remove the link"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run();
          onDone();
        }}
      >
        <Unlink size={17} />
      </button>
      <button
        type="button"
        title="Close"
        aria-label="Close"
        onClick={() => {
          editor.commands.focus();
          onDone();
        }}
      >
        <X size={17} />
      </button>
    </form>
  );
}
