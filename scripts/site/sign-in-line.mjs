export const signInLine = (login) =>
  login
    ? `Sign in as   ${login.username}   with the password   ${login.password}`
    : 'No sign-in: DRAFT is not "true", so this site has no editor.';
