import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';

const version = 'v1.24.2';

buildServer({
  name: 'FerretDB',
  module: 'github.com/FerretDB/FerretDB',
  version,
  main: './cmd/ferretdb',
  tags: 'ferretdb_no_postgresql',
  prepare: (source) => writeFileSync(join(source, 'build', 'version', 'version.txt'), version),
});
