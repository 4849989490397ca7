export const isPictureAddress = (src: string): boolean =>
  /^\/(img\/[\w%.:~-]{1,200}(\?[\w=&.,%-]{1,200})?|art\/[\w-]{1,100}\.svg)$/.test(src);
