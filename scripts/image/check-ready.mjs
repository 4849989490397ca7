const port = process.env[process.argv[2] ?? 'PORT'];
const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
