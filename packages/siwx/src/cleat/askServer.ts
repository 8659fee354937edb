import { SiwxError } from '../config/siwxError.ts'
import { toServerError } from './toServerError.ts'

const timeoutMs = 10_000
/** In characters. No answer is longer. */
const longest = 65_536
const service = 'sign-in service'

/**
 * Asks the server, with its cookies.
 * @throws a `SiwxError` with a `SIWX_…` or `SERVICE_…` code
 */
export async function askServer(parameters: {
  url: string
  method: 'GET' | 'POST'
  headers?: { readonly [name: string]: string } | undefined
  body?: object | undefined
}): Promise<unknown> {
  const { url, method, headers, body } = parameters
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      ...{ method, credentials: 'include', cache: 'no-store', redirect: 'error' },
      // No form of another site sends this header, so that a change is one that the page wants.
      headers:
        method === 'GET' ? {} : { 'content-type': 'application/json', 'x-cleat': '1', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await response.text()
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw isLate
      ? new SiwxError('SERVICE_TIMEOUT', { context: { service, timeoutMs }, cause })
      : new SiwxError('SERVICE_UNREACHABLE', { context: { service }, cause })
  }
  const answer = readJson(text)
  if (!response.ok) throw toServerError(response.status, answer)
  return answer
}

function readJson(text: string): unknown {
  if (text === '' || text.length > longest) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
