/** Runs after the integration tests: drops their databases and leaves the server. */
export default async function dropTestDatabases() {
  await globalThis.laurelTestServer.leave()
}
