export const maps = {
  hint: 'Suggestions come from a maps service, which receives what you type here.',
  failed: 'Address suggestions are not available. Type the full address, or reload the page to try again.',
  addresses: 'Addresses',
};
