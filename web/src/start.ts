// Loads the script of the site after the pictures and fonts of the first screen, or at the first input.
const load = (): void =>
  void import(/* @vite-ignore */ document.querySelector<HTMLScriptElement>('[data-site]')!.dataset.site!);

for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, load, { once: true });
