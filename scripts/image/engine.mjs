import { execFileSync } from 'node:child_process';

/** Finds docker or podman, unless CONTAINER_ENGINE names one. */
export function findEngine() {
  const { CONTAINER_ENGINE } = process.env;
  return (CONTAINER_ENGINE ? [CONTAINER_ENGINE] : ['docker', 'podman']).find(answers);
}

function answers(engine) {
  try {
    execFileSync(engine, ['info'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
