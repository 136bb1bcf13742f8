/** After the integration tests: drops what they made and leaves the server. */
export default async function dropTestDatabases() {
  await globalThis.laurelTestServer.leave()
}
