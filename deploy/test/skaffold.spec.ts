import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { targets } from '../../scripts/image/build-images.mjs';

interface Pipeline {
  build: { artifacts: { image: string; docker?: { dockerfile: string; target: string }; sync?: object }[] };
  manifests: { kustomize: { paths: string[] } };
}

const { profiles, ...run } = parse(readFileSync('skaffold.yaml', 'utf8')) as Pipeline & { profiles: Pipeline[] };

test.each([run, ...profiles])('skaffold builds the images of each target and deploys an overlay', (pipeline) => {
  const images = pipeline.build.artifacts.map(({ image }) => image);
  expect(images).toEqual(targets.map((target: string) => `website-${target}`));
  for (const path of pipeline.manifests.kustomize.paths) expect(existsSync(`${path}/kustomization.yaml`)).toBe(true);
});

test('skaffold run builds the stages of deploy/Dockerfile', () => {
  const stages = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/ AS (\S+)$/gm)].map(([, name]) => name);
  for (const { docker } of run.build.artifacts) {
    expect(docker!.dockerfile).toBe('deploy/Dockerfile');
    expect(stages).toContain(docker!.target);
  }
});

test('skaffold dev copies compiled files into the containers of both images', () => {
  expect(profiles[0]!.build.artifacts.map(({ sync }) => sync)).toEqual(
    targets.map(() => ({ manual: [{ src: 'dist/**', dest: '/app' }] })),
  );
});
