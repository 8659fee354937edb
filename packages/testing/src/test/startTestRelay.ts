export type TestRelay = { readonly url: string; stop: () => Promise<void> }

/** The relay of `apps/server`. By a computed name: an app is no part of what this package is compiled from. */
export async function startTestRelay(parameters: { port?: number } = {}): Promise<TestRelay> {
  const { startRelay } = await import(import.meta.resolve('@cleat/server/relay'))
  return startRelay(parameters)
}
