/** How to sign in to the site, or that nobody can: without the editor there is no sign-in. */
export const signInLine = (login) =>
  login
    ? `Sign in as   ${login.username}   with the password   ${login.password}`
    : 'No sign-in: DRAFT is not "true", so this site has no editor.';
