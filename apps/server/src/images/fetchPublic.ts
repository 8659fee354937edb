import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type HostPolicy, publicHosts, resolvePublic } from './resolvePublic.ts'

export declare namespace fetchPublic {
  type Parameters = {
    url: string
    signal: AbortSignal
    /** Media types for the `Accept` header. */
    accept: string
    /** JSON to send with POST. Absent: GET. */
    body?: string | undefined
    /** @default 1048576 */
    limitBytes?: number | undefined
    /** The timeout with redirects, in milliseconds. @default 5000 */
    timeoutMs?: number | undefined
    /** @default 3 */
    redirects?: number | undefined
    /** @default only public hosts */
    policy?: HostPolicy | undefined
  }
}

const redirectStatuses: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

/**
 * Fetches an untrusted URL. Connects only to public hosts at the checked addresses, checks every
 * redirect again, and limits time and size (SSRF protection).
 * @throws for everything else
 */
export async function fetchPublic(parameters: fetchPublic.Parameters): Promise<Buffer> {
  const {
    timeoutMs = 5000,
    redirects = 3,
    policy = publicHosts,
    limitBytes = 1_048_576,
  } = parameters
  const { accept, body } = parameters
  const signal = AbortSignal.any([parameters.signal, AbortSignal.timeout(timeoutMs)])
  let url = toUrl(parameters.url)
  for (let left = redirects; ; left -= 1) {
    const lookup = await unlessAborted(resolvePublic({ url, policy }), signal)
    const response = await open({ url, lookup, signal, accept, body })
    const location = response.headers.location
    if (!redirectStatuses.has(response.statusCode) || location === undefined) {
      return readAll(response, limitBytes)
    }
    response.destroy()
    if (left === 0) throw new Error('leads elsewhere too often')
    const next = toUrl(location, url)
    if (url.protocol === 'https:' && next.protocol !== 'https:') throw new Error('leads out of TLS')
    url = next
  }
}

function toUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url) throw new Error('is no address of the web')
  return url
}

type Open = {
  url: URL
  lookup: LookupFunction
  signal: AbortSignal
  accept: string
  body: string | undefined
}

function open({ url, lookup, signal, accept, body }: Open): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  request(
    url,
    {
      lookup,
      signal,
      method: body === undefined ? 'GET' : 'POST',
      // A new socket, because a kept one may belong to another checked host.
      agent: false,
      // No compression, because a small answer can expand without limit.
      headers: {
        ...{ Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': 'cleat-server' },
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
    },
    resolve,
  )
    .on('error', reject)
    .end(body)
  return promise
}

async function readAll(response: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const isSmall = Number(headers['content-length'] ?? 0) <= limitBytes
  if (statusCode !== 200 || !isPlain || !isSmall) {
    response.destroy()
    throw new Error(`answers what is not wanted, with status ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop destroys the socket.
  for await (const chunk of response) {
    size += chunk.length
    if (size > limitBytes) throw new Error('is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A DNS lookup cannot be cancelled, so an abort only stops waiting for it. */
async function unlessAborted<value>(work: Promise<value>, signal: AbortSignal): Promise<value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
