/** Prints where versitygw is, an S3 server on a folder, which is built once. */
import { buildServer } from './build-server.mjs';

buildServer({
  name: 'versitygw',
  module: 'github.com/versity/versitygw',
  version: 'v1.8.0',
  main: './cmd/versitygw',
});
