const timeoutMs = 8000
const longestAnswer = 65_536

/** Asks a provider: for 8 s, for 64 kB, and no other host that it may name. */
export async function fetchProvider(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > longestAnswer) throw new Error('The provider answers too much.')
    chunks.push(chunk)
  }
  const { status, headers } = response
  return new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), {
    ...{ status, headers },
  })
}
