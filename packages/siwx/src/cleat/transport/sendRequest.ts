import { SiwxError } from '../../config/siwxError.ts'

const timeoutMs = 10_000
/** In characters. No answer is longer. */
const longest = 65_536
const service = 'sign-in service'

/** What a server answered. */
export type Answer = {
  readonly status: number
  readonly isOk: boolean
  /** The JSON of its body, if it is some. */
  readonly body: unknown
  /** The clock of the server, in ms since 1970, where it tells. */
  readonly time: number
}

/**
 * Sends a request of sign-in.
 * @throws a `SiwxError` with `SERVICE_UNREACHABLE` or `SERVICE_TIMEOUT`
 */
export async function sendRequest(parameters: {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  headers?: { readonly [name: string]: string } | undefined
  body?: object | undefined
  credentials: 'include' | 'omit'
}): Promise<Answer> {
  const { url, method, headers, body, credentials } = parameters
  const isChange = method !== 'GET'
  try {
    const response = await fetch(url, {
      ...{ method, credentials, cache: 'no-store', redirect: 'error' },
      // No form of another site sends this header, so that a change is one that the page wants.
      headers: {
        ...(isChange && { 'content-type': 'application/json', 'x-cleat': '1' }),
        ...headers,
      },
      ...(isChange && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status, ok: isOk } = response
    const time = Date.parse(response.headers.get('Date') ?? '')
    return { status, isOk, time, body: readJson(await response.text()) }
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw isLate
      ? new SiwxError('SERVICE_TIMEOUT', { context: { service, timeoutMs }, cause })
      : new SiwxError('SERVICE_UNREACHABLE', { context: { service }, cause })
  }
}

function readJson(text: string): unknown {
  if (text === '' || text.length > longest) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
