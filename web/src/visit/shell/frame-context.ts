import { type ComponentType, createContext } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface Frame {
  Header: ComponentType<{ dark: boolean }>;
  Footer: ComponentType<{ dark: boolean }>;
}

/** Header and footer of a page. The server replaces them with slots for HTML that other pages also use. */
export const FrameContext = createContext<Frame>({ Header, Footer });
