// Loads the script of the site after the pictures and fonts of the first screen, or at the first input.
const { site } = document.querySelector<HTMLScriptElement>('script[data-site]')!.dataset;
const load = (): void => void import(/* @vite-ignore */ site!);

if (document.readyState === 'complete') load();
else for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, load, { once: true });
