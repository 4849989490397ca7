/** Address of an uploaded font, under a fixed name so that it does not change when the file is renamed. */
export const fontAddress = ({ fileId }: { fileId: string }): string => `/file/${fileId}/font.woff2`;
