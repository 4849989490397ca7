import { openFiles } from './open-files.ts';

test.each(['', 'http://files.example.org', 'folder', 'ftp://KEY:SECRET@host/x'])(
  'there is no file store at %j',
  (url) => {
    expect(() => openFiles(url)).toThrow(/^FILES_URL starts with file: or .*s3:, not "[a-z]*:"$/);
  },
);
