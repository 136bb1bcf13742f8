// Loaded into the server's process: should the one that watches over it be killed, it does not stay behind
// and hold the port.
process.channel?.unref()
process.once('disconnect', () => process.exit(1))
