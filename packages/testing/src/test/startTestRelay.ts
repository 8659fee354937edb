export type TestRelay = { readonly url: string; stop: () => Promise<void> }

/**
 * Starts the relay of `apps/server`. The computed import keeps an app out of this package's
 * compilation.
 */
export async function startTestRelay(parameters: { port?: number } = {}): Promise<TestRelay> {
  const { startRelay } = await import(import.meta.resolve('@cleat/server/relay'))
  return startRelay(parameters)
}
