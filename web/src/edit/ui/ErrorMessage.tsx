export const ErrorMessage = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="ed-error" role="alert">
      {children}
    </p>
  ) : null;
