export const visitorView = {
  title: 'View as visitor',
  viewOn: (device: string) => `View on a ${device.toLowerCase()}`,
  back: 'Back to editing',
  version: 'Version',
  live: 'Live now',
  draftHint: 'What visitors will see once it is published. Nothing can be edited here, and links do not lead away.',
  liveHint: 'What visitors see now. Nothing can be edited here, and links do not lead away.',
  loading: 'Loading the live page…',
  otherDomain: 'This address shows another website to visitors, so its live page cannot be shown here.',
};
