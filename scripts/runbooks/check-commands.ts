import type { KubernetesNames } from './pages.ts';

export interface KnownNames {
  scripts: string[];
  composeServices: string[];
  kubernetes: KubernetesNames;
  fileExists(path: string): boolean;
}

type Check = (args: string[], known: KnownNames) => string[];

const COMPOSE_COMMANDS: Record<string, 'services' | 'one service and a command'> = {
  up: 'services',
  down: 'services',
  stop: 'services',
  restart: 'services',
  kill: 'services',
  ps: 'services',
  rm: 'services',
  logs: 'services',
  cp: 'one service and a command',
  run: 'one service and a command',
  exec: 'one service and a command',
};
const WITH_VALUE = new Set([
  ...[
    '--file',
    '--entrypoint',
    '--signal',
    '--since',
    '--scale',
    '--namespace',
    '--replicas',
    '--timeout',
    '--from',
    '--for',
    '--selector',
  ],
  ...['--filename', '--kustomize', '--output'],
]);
const FLAGS = new Set([
  ...[
    '--build',
    '--detach',
    '--no-recreate',
    '--force-recreate',
    '--rm',
    '--volumes',
    '--force',
    '--stop',
    '--server-side',
    '--dry-run=server',
  ],
  ...['--follow', '--watch'],
]);
const KUBECTL_COMMANDS = [
  'apply',
  'rollout',
  'create',
  'get',
  'logs',
  'port-forward',
  'wait',
  'delete',
  'describe',
  'scale',
  'exec',
];
const OTHERS: Record<string, string[]> = {
  git: ['pull', 'fetch', 'switch'],
  docker: ['push', 'system', 'image', 'load', 'restart', 'stop'],
  nats: ['context', 'stream', 'consumer'],
};

export function checkCommand([program = '', ...args]: string[], known: KnownNames): string[] {
  if (program === 'docker' && args[0] === 'compose') return checkCompose(args.slice(1), known);
  if (program === 'npm') return checkNpm(args, known);
  if (program === 'kubectl') return checkKubectl(args, known);
  if (program === 'cp') return checkCopy(args, known);
  if (['echo', 'export', 'grep', 'mkdir'].includes(program)) return [];
  const allowed = OTHERS[program];
  if (!allowed) return [`${program} cannot be checked: mark the block with \`site\`, so that it is executed`];
  return allowed.includes(args[0] ?? '') ? [] : [`${program} ${args[0]} is not known`];
}

/** The folder `data` exists on servers, but not in the repository. */
const checkCopy: Check = ([from = ''], { fileExists }) =>
  fileExists(from) || from.startsWith('data/') ? [] : [`${from} does not exist`];

const checkNpm: Check = (args, { scripts }) => {
  const words = args.filter((word) => word !== '--silent');
  if (words[0] === 'ci' || words[0] === 'start') return [];
  return words[0] === 'run' && scripts.includes(words[1] ?? '') ? [] : [`npm ${words.join(' ')} is not a script`];
};

const checkCompose: Check = (args, { composeServices, fileExists }) => {
  const exec = args.indexOf('exec');
  // The words after the service of `exec` are a command for its container.
  const { words, options, problems } = parse(exec < 0 ? args : args.slice(0, exec + 2));
  const [command = '', ...services] = words;
  const kind = COMPOSE_COMMANDS[command];
  const named = [
    ...(kind === 'services' ? services : services.slice(0, 1)).map((name) => name.split(':')[0]!),
    ...(options['--scale'] ?? []).map((value) => value.split('=')[0]!),
  ];
  return [
    ...problems,
    ...(kind ? [] : [`docker compose ${command} is not known`]),
    ...(kind === 'one service and a command' && services.length === 0 ? [`${command} needs a service`] : []),
    ...(options['--file'] ?? ['compose.yaml'])
      .filter((file) => !fileExists(file))
      .map((file) => `${file} does not exist`),
    ...named.filter((name) => !composeServices.includes(name)).map((name) => `Compose has no service ${name}`),
  ];
};

const checkKubectl: Check = (args, { kubernetes, fileExists }) => {
  const { words, options, problems } = parse(args);
  const [command = '', ...rest] = words;
  const files = [...(options['--filename'] ?? []), ...(options['--kustomize'] ?? [])];
  const references = [...rest, ...(options['--from'] ?? [])].filter((word) => /^[a-z]+\/[\w-]+$/.test(word));
  const created = (kind: string) => kind === 'job';
  return [
    ...problems,
    ...(KUBECTL_COMMANDS.includes(command) ? [] : [`kubectl ${command} is not known`]),
    ...files
      .filter((path) => path !== '-' && !path.startsWith('~') && !fileExists(path))
      .map((path) => `${path} does not exist`),
    ...(options['--namespace'] ?? [])
      .filter((name) => !kubernetes.has(`namespace/${name}`))
      .map((name) => `There is no namespace ${name}`),
    ...references
      .filter((name) => !created(name.split('/')[0]!) && !kubernetes.has(name))
      .map((name) => `The manifests have no ${name}`),
  ];
};

/** The words after `--` are a command for a container. */
function parse(all: string[]) {
  const args = all.slice(0, all.indexOf('--') >= 0 ? all.indexOf('--') : all.length);
  const words: string[] = [];
  const problems: string[] = [];
  const options: Record<string, string[]> = {};
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]!;
    if (!arg.startsWith('--')) words.push(arg);
    else if (WITH_VALUE.has(arg)) (options[arg] ??= []).push(args[(index += 1)] ?? '');
    else if (!FLAGS.has(arg)) problems.push(`the option ${arg} is not known`);
  }
  return { words, options, problems };
}
