export interface BaseUrls {
  files: string;
  api: string;
  images: string;
  cdnImages: string;
}

export type BuildEnv = Partial<
  Record<'VITE_FILES_URL' | 'VITE_API_URL' | 'VITE_IMAGES_URL' | 'VITE_CDN_IMAGES_URL', string>
>;

export function createBaseUrls(env: BuildEnv): BaseUrls {
  const images = env.VITE_IMAGES_URL ?? '/img';
  return {
    files: env.VITE_FILES_URL ?? '/file',
    api: env.VITE_API_URL ?? '/api',
    images,
    cdnImages: env.VITE_CDN_IMAGES_URL ?? images,
  };
}
