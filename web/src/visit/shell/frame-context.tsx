import { type ComponentType, createContext, Suspense } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface Frame {
  Header: ComponentType<{ dark: boolean }>;
  Footer: ComponentType<{ dark: boolean }>;
}

/** The server omits a footer that throws. */
export const SafeFooter: Frame['Footer'] = (props) => (
  <Suspense fallback={<template data-broken="footer" />}>
    <Footer {...props} />
  </Suspense>
);

/** Header and footer of a page. The server replaces them with slots for HTML that other pages also use. */
export const FrameContext = createContext<Frame>({ Header, Footer: SafeFooter });
