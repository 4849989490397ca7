// Loaded into every child of `npm start`, so that no child outlives a killed parent.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
