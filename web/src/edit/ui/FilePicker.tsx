import { type ReactNode, useRef } from 'react';

interface FilePickerProps {
  className?: string;
  /** A hint for the file dialog; files of other types can still arrive. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

export function FilePicker({ className, accept, multiple = false, onFiles, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows the same file to be chosen again after a refusal.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
