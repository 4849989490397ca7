import { type ReactNode, useRef } from 'react';

interface FilePickerProps {
  className?: string;
  /** As the browser's own dialog is told; what comes is still anything. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that asks for files. */
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
          // The same file can be chosen again after it was refused.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
