import { createContext, useContext } from 'react';

export type Navigate = (url: string, options?: { replace?: boolean; keepScroll?: boolean }) => Promise<void>;

export const NavigateContext = createContext<Navigate>(async (url) => location.assign(url));
export const useNavigate = (): Navigate => useContext(NavigateContext);
