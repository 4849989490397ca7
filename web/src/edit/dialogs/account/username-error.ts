import { messages } from '../../messages/messages.ts';

const MIN_LENGTH = 3;

export const usernameError = (username: string): string =>
  username.trim().length < MIN_LENGTH ? messages.account.usernameTooShort : '';
