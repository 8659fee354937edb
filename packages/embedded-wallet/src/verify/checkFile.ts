import { hash } from 'node:crypto'
import { checkHeaders } from './checkHeaders.ts'
import { type Fetched, fetchBounded, type SendGet } from './fetchBounded.ts'
import type { Finding } from './finding.ts'
import type { PageKind } from './requiredHeaders.ts'

/** An answer whose content can be compared, and what was found on the way. */
export type CheckedFile = {
  readonly findings: readonly Finding[]
  /** Nothing where the status or the size is wrong. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
  readonly hash: string | undefined
  readonly headers: Headers
}

const none = { bytes: undefined, hash: undefined }
/** No file of the pages is that large. */
const longest = 5_000_000

/** Fetches a file of the pages, and checks status, headers and hash. */
export async function checkFile(parameters: {
  readonly origin: string
  /** Where it is served. */
  readonly at: string
  readonly kind: PageKind
  /** As the manifest says; nothing where that does not list it. */
  readonly hash: string | undefined
  readonly request: Readonly<Record<string, string>>
  readonly send: SendGet
}): Promise<CheckedFile> {
  const { origin, at, kind, request, send } = parameters
  const answer = await fetchBounded({
    ...{ url: `${origin}${at}`, headers: { ...request }, longest, send },
  })
  const wrong = toWrongAnswer(at, answer)
  if (wrong) return { findings: [wrong], ...none, headers: answer.headers }
  const bytes = answer.bytes ?? new Uint8Array()
  const isSecure = origin.startsWith('https:')
  const headers = checkHeaders({ at, kind, headers: answer.headers, isSecure })
  const found = hash('sha256', bytes, 'base64url')
  const expected = parameters.hash
  const differs: Finding[] =
    expected === undefined
      ? [{ kind: 'file-unlisted', at, found }]
      : found === expected
        ? []
        : [{ kind: 'file-differs', at, expected, found }]
  return { findings: [...headers, ...differs], bytes, hash: found, headers: answer.headers }
}

function toWrongAnswer(at: string, { status, headers, bytes }: Fetched): Finding | undefined {
  if (status >= 300 && status < 400)
    return { kind: 'redirect', at, expected: '200', found: headers.get('Location') ?? `${status}` }
  if (status !== 200) return { kind: 'status', at, expected: '200', found: `${status}` }
  return bytes ? undefined : { kind: 'size', at, expected: `at most ${longest} bytes` }
}
