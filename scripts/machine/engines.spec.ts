import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { minVersion, satisfies } = createRequire(import.meta.url)('semver') as {
  minVersion(range: string): { version: string };
  satisfies(version: string, range: string): boolean;
};
interface Lock {
  packages: Record<string, { version?: string; engines?: { node?: string } }>;
}
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const oldest = minVersion(packageJson.engines.node).version;

test('every locked package supports the oldest Node.js version of package.json', () => {
  const installed = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const unsupported = installed
    .filter(([, { engines }]) => engines?.node && !satisfies(oldest, engines.node))
    .map(([path, { version, engines }]) => `${path} ${version} needs Node.js ${engines?.node}`);
  expect(installed.length).toBeGreaterThan(500);
  expect(unsupported).toEqual([]);
});
