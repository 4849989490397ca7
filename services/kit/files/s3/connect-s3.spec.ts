import { s3Address } from './connect-s3.ts';

const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };

test.each([
  ['s3://site?region=eu-west-1', { bucket: 'site', region: 'eu-west-1' }],
  ['s3://my.site-files', { bucket: 'my.site-files' }],
  ['s3://KEY:SECRET@site?region=eu-west-1', { bucket: 'site', region: 'eu-west-1', credentials }],
  [
    's3://KEY:SECRET@127.0.0.1:9000/site?tls=false',
    { bucket: 'site', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', credentials },
  ],
  [
    's3://KEY:SECRET@s3.example.org/site?region=auto',
    { bucket: 'site', endpoint: 'https://s3.example.org', region: 'auto', credentials },
  ],
  ['s3://minio:9000/site?tls=true', { bucket: 'site', endpoint: 'https://minio:9000', region: 'us-east-1' }],
])('%s', (url, address) => {
  expect(s3Address(url)).toEqual(address);
});

test('credentials are percent-encoded', () => {
  expect(s3Address('s3://a%3Ab:c%2Fd%2B%40@host:1/site').credentials).toEqual({
    accessKeyId: 'a:b',
    secretAccessKey: 'c/d+@',
  });
});

test.each([
  's3://',
  's3:',
  's3:///site',
  's3://KEY:SE/CRET@host:9000/site',
  's3://KEY@host/site',
  's3://:SECRET@host/site',
  's3://KEY:SECRET%@host/site',
  's3://host/site/images',
  's3://host/Site',
  's3://host/s',
  's3://host/site?tls=no',
  's3://host/site?regoin=eu-west-1',
])('%j cannot be read, and the error contains no secret', (url) => {
  const message = (() => {
    try {
      return JSON.stringify(s3Address(url));
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(/^FILES_URL starts with s3: but cannot be read: /);
  expect(message).not.toMatch(/SECRET|CRET@/);
});
