/** Of a picture in a text: one of the media library, or a drawing of the site. */
export const isPictureAddress = (src: string): boolean =>
  /^\/(img\/[\w%.:-]{1,200}(\?[\w=&.,%-]{1,200})?|art\/[\w-]{1,100}\.svg)$/.test(src);
