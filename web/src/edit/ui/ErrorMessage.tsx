import * as inputsStyles from './styles/inputs.module.css';
export const ErrorMessage = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className={inputsStyles.error} role="alert">
      {children}
    </p>
  ) : null;
