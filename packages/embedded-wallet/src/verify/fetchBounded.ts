import { VerifyError } from './verifyError.ts'

/** What came, in bounds. */
export type Fetched = {
  readonly status: number
  readonly headers: Headers
  /** Nothing where it was more than the bound. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

/** Asks for one URL, and follows no redirect. The `fetch` of Node is one. */
export type SendGet = (
  url: string,
  init: {
    /** Which browser asks. */
    readonly headers: Record<string, string>
    /** Ends the request after ten seconds. */
    readonly signal: AbortSignal
    /** Answers that lead elsewhere are findings. */
    readonly redirect: 'manual'
  },
) => Promise<Response>

const answerMs = 10_000
const longestWaitSeconds = 60
const tries = 3

/**
 * Fetches within bounds of time and size, and follows no redirect. Where the service asks to wait,
 * it waits a minute at most.
 * @throws `VerifyError` where there is no answer
 */
export async function fetchBounded(parameters: {
  readonly url: string
  readonly headers?: Record<string, string> | undefined
  readonly longest: number
  readonly send: SendGet
}): Promise<Fetched> {
  const { url, headers = {}, longest, send } = parameters
  for (let left = tries; ; left -= 1) {
    const signal = AbortSignal.timeout(answerMs)
    try {
      const answer = await send(url, { headers, signal, redirect: 'manual' })
      const wait = Number(answer.headers.get('Retry-After') ?? Number.NaN)
      if (answer.status === 429 && left > 1 && wait <= longestWaitSeconds) {
        await answer.body?.cancel()
        await new Promise((done) => setTimeout(done, wait * 1000))
        continue
      }
      return { status: answer.status, headers: answer.headers, bytes: await read(answer, longest) }
    } catch (cause) {
      throw new VerifyError(`${url} did not answer: ${describe(cause)}`, { cause })
    }
  }
}

async function read(
  answer: Response,
  longest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    // Leaving the loop cancels the rest.
    if (size > longest) return undefined
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  const inner = cause.cause instanceof Error ? `, ${cause.cause.message}` : ''
  return `${cause.message}${inner}`
}
