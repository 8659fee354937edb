export type TestRelay = { readonly url: string; stop: () => Promise<void> }

/** By its path: the server's tests need this package, which therefore cannot name it. */
const relay = new URL('../../../../apps/server/src/relay/startRelay.ts', import.meta.url)

/**
 * Starts the relay of `apps/server`. The computed import keeps an app out of this package's
 * compilation.
 */
export async function startTestRelay(parameters: { port?: number } = {}): Promise<TestRelay> {
  const { startRelay } = await import(relay.href)
  return startRelay(parameters)
}
