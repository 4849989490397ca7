import { ArrowLeft } from 'lucide-react';
import { Button } from './Button.tsx';

/** Closes a form that has replaced a list. */
export const BackButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div>
    <Button look="quiet" onClick={onClick}>
      <ArrowLeft size={16} aria-hidden /> {label}
    </Button>
  </div>
);
