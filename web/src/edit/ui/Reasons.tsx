import * as inputsStyles from './styles/inputs.module.css';
interface ReasonsProps {
  id: string;
  reasons: readonly (string | undefined)[];
}

/** Visible text, because touch devices and disabled buttons show no tooltips. */
export function Reasons({ id, reasons }: ReasonsProps) {
  const uniqueReasons = [...new Set(reasons.filter((reason) => reason !== undefined))];
  if (uniqueReasons.length === 0) return null;
  return (
    <div id={id}>
      {uniqueReasons.map((reason) => (
        <p key={reason} className={inputsStyles.hint}>
          {reason}
        </p>
      ))}
    </div>
  );
}
