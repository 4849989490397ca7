process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
