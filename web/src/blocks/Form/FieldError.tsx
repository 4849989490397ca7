import * as formStyles from '../../ui/form.module.css';

const errorId = (id: string): string => `${id}-wrong`;

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error !== undefined && (
    <p id={errorId(id)} className={formStyles.wrong}>
      {error}
    </p>
  );

export const describedBy = (id: string, error: string | undefined) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error === undefined ? undefined : errorId(id),
});
