import { CleatError } from '../../../base/errors/cleatError.ts'
import type { DecodedRequest, RequestVerdict } from '../../../contract/requests/decodedRequest.ts'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'
import { freezeData } from '../data/freezeData.ts'
import type { Evidence } from '../evidence/collectEvidence.ts'
import { askPolicy } from '../judge/askPolicy.ts'
import { isHigher } from '../judge/judgeContent.ts'

/** What becomes of a request. */
export type Decision = {
  /** The request that it was decided about. */
  readonly request: DecodedRequest
  readonly verdict: RequestVerdict
  /** Why, for developers. */
  readonly reason?: string | undefined
}

/**
 * What the app's policy says, or the rules where there is none. What was found out while a policy
 * was asked counts: where it raises the level, the policy is asked about that.
 * @throws `POLICY_FAILED`
 */
export async function decide(
  policy: RequestPolicy | undefined,
  request: DecodedRequest,
  evidence: Pick<Evidence, 'facts' | 'readNow'>,
): Promise<Decision> {
  if (!policy) return { request, verdict: request.verdict }
  const { facts, readNow } = evidence
  const said = await askPolicy(policy, freezeData(request), facts)
  const now = readNow()
  return isHigher(now.level, request.level) ? decide(policy, now, evidence) : { request, ...said }
}

/** The error of a request that the rules or the app's policy refuse. */
export function toRefusal(
  { method, findings }: DecodedRequest,
  reason: string | undefined,
): CleatError {
  const rule = findings.find(({ level }) => level === 'refused')?.rule
  const why = rule ?? reason ?? 'the app’s policy'
  return new CleatError('REQUEST_NOT_ALLOWED', { context: { method, reason: why } })
}
