// Loads the script of the site after the first screen is painted, or at the first input. Repeated imports have no effect.
const load = (): void =>
  void import(/* @vite-ignore */ document.querySelector<HTMLScriptElement>('[data-site]')!.dataset.site!);

for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, () => setTimeout(load, 99));
