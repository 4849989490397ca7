/** Signing in, and setting a password. */
export const signIn = {
  welcome: 'Welcome',
  username: 'Username or Email',
  forgotPassword: 'Forgot Password?',
  resetPassword: 'Reset Password',
  backToLogin: 'Back to login',
  emailMissing: 'Please provide your email address',
  emailInvalid: 'Please provide a valid email address',
  checkMail: 'Check your mail',
  mailSent: (email: string) => `We have sent a password recovery link to ${email}, if it belongs to an account.`,
  noMail: <B>({ tryAnother }: { tryAnother: (text: string) => B }) => [
    'No email? Check your spam folder, or ',
    tryAnother('try another email address'),
  ],
  welcomeToEditor: 'Welcome to Whppt!',
  confirmPassword: 'Password Confirmation',
  passwordTooShort: (length: number) => `Please choose at least ${length} characters`,
  passwordsDiffer: 'The passwords do not match',
  passwordSet: 'Password successfully reset, you can now login.',
};
