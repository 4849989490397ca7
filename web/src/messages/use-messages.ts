import { createContext, useContext } from 'react';
import type { Messages } from './en.ts';
import { type Locale, getLocale } from './catalogues.ts';

export const LanguageContext = createContext('en');

export const useLocale = (): Locale => getLocale(useContext(LanguageContext));
export const useMessages = (): Messages => useLocale().messages;
