interface ReasonsProps {
  /** What `aria-describedby` of the disabled buttons names. */
  id: string;
  reasons: readonly (string | undefined)[];
}

/** Why buttons are disabled, as text: a tooltip can be read neither by touch nor on a disabled button. */
export function Reasons({ id, reasons }: ReasonsProps) {
  const sentences = [...new Set(reasons.filter((reason) => reason !== undefined))];
  if (sentences.length === 0) return null;
  return (
    <div id={id}>
      {sentences.map((sentence) => (
        <p key={sentence} className="ed-hint">
          {sentence}
        </p>
      ))}
    </div>
  );
}
