import { buildServer } from './build-server.mjs';

buildServer({
  name: 'versitygw',
  module: 'github.com/versity/versitygw',
  version: 'v1.8.0',
  main: './cmd/versitygw',
});
