/**
 * Asks a wallet for the same thing several times, one after another. Resolves with how long each
 * took from the app to the wallet, in milliseconds. Runs in the page, so it must be self-contained.
 */
export async function timeRequests(parameters: {
  readonly request: { readonly method: string; readonly params: readonly unknown[] }
  readonly count: number
}): Promise<readonly number[]> {
  const { request, count } = parameters
  const { benchKit } = window
  if (!benchKit) throw new Error('The page exposes no kit')
  const provider = benchKit.getProvider('eip155')
  if (!provider) throw new Error('No wallet is connected')
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const askedAt = performance.now()
    await provider.request(request)
    times.push((window.benchAskedAt ?? Number.POSITIVE_INFINITY) - askedAt)
    // One after another, as visitors press.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return times
}
