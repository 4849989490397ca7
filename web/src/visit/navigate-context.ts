import { createContext, useContext } from 'react';
import type { Navigate } from './use-navigation.ts';

/** Falls back to a full page load where there is no client-side navigation. */
export const NavigateContext = createContext<Navigate>(async (url) => location.assign(url));
export const useNavigate = (): Navigate => useContext(NavigateContext);
