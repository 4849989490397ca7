import { createContext, useContext } from 'react';
import type { Navigate } from './use-navigation.ts';

/** How a view goes to another address; where nothing can be navigated it follows the address like a link. */
export const NavigateContext = createContext<Navigate>(async (url) => location.assign(url));
export const useNavigate = (): Navigate => useContext(NavigateContext);
