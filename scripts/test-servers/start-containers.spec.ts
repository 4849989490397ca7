import { serversInContainers } from './servers-in-containers.mjs';
import { imageOf } from './start-containers.mjs';

const PREFIX = 'TEST_IMAGE_PREFIX';
const prefix = process.env[PREFIX];
afterEach(() => {
  delete process.env[PREFIX];
  if (prefix !== undefined) process.env[PREFIX] = prefix;
});

test.each(serversInContainers)('$service has a pinned image, which may come from another registry', ({ service }) => {
  delete process.env[PREFIX];
  const image = imageOf(service);
  expect(image).toMatch(/^[a-z/]+:v?\d+\.\d+/);
  process.env[PREFIX] = 'registry.example.org/';
  expect(imageOf(service)).toBe(`registry.example.org/${image}`);
});
