export const uploading = {
  uploading: (name: string) => `Uploading ${name}`,
  retry: 'Retry',
  uploaded: (name: string) => `${name} is uploaded.`,
  failed: 'The upload has failed.',
  notUploaded: ({ name, message }: { name: string; message: string }) => `${name} was not uploaded. ${message}`,
  tooLargeForServer: 'This file is too large for the server.',
  empty: 'This file is empty.',
  notAPicture: 'This file is not a picture. Upload other files in the site settings.',
  tooLarge: {
    image: ({ size, limit }: { size: string; limit: string }) =>
      `This file has ${size}, but a picture can have at most ${limit}. Reduce its size and choose it again.`,
    file: ({ size, limit }: { size: string; limit: string }) =>
      `This file has ${size}, but a file can have at most ${limit}. Reduce its size and choose it again.`,
  },
  megabytes: (size: number) => `${size} MB`,
};
