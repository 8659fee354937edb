import { CleatError } from '../../../base/errors/cleatError.ts'
import { readProperty } from '../../../base/errors/readProperty.ts'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import type { DecodedRequest, RequestVerdict } from '../../../contract/requests/decodedRequest.ts'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'

/** A policy that is silent for longer has not decided. */
const longestMs = 1000

const verdicts: readonly unknown[] = ['allow', 'confirm', 'refuse'] satisfies RequestVerdict[]

/** Nothing is known without a chain. */
const unknownFacts: Omit<RequestPolicy.Facts, 'signal'> = {
  simulation: () => Promise.resolve(undefined),
  party: (address) => Promise.resolve({ address, kind: 'unknown', isTrusted: false }),
  value: () => Promise.resolve({ known: false }),
  capabilities: () => Promise.resolve(unknownCapabilities),
  isFirstTime: () => true,
}

/**
 * Asks the app's policy. What is refused by the rules stays so; what is silent is `confirm`.
 * @throws `POLICY_FAILED` if the policy throws, or answers with something else
 */
export async function askPolicy(
  policy: RequestPolicy,
  request: DecodedRequest,
  facts: Partial<Omit<RequestPolicy.Facts, 'signal'>> = {},
): Promise<{ readonly verdict: RequestVerdict; readonly reason?: string | undefined }> {
  const { method } = request
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<'confirm'>((done) => {
    timer = setTimeout(() => {
      silence.abort()
      done('confirm')
    }, longestMs)
  })
  try {
    const answer: unknown = await Promise.race([
      policy(request, { ...unknownFacts, ...facts, signal: silence.signal }),
      silent,
    ])
    const verdict = typeof answer === 'string' ? answer : readProperty(answer, 'verdict')
    if (!verdicts.includes(verdict)) throw new Error(`No verdict: ${String(verdict)}`)
    const reason = readProperty(answer, 'reason')
    return {
      verdict: request.verdict === 'refuse' ? 'refuse' : (verdict as RequestVerdict),
      ...(typeof reason === 'string' && { reason }),
    }
  } catch (cause) {
    throw new CleatError('POLICY_FAILED', { context: { method }, cause })
  } finally {
    clearTimeout(timer)
  }
}
