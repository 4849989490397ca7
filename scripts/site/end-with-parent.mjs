// Loaded into every child of `npm start`: should the parent be killed, its children do not stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
