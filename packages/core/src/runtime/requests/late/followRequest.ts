import { CleatError } from '../../../base/errors/cleatError.ts'
import type { DecodedRequest, RequestVerdict } from '../../../contract/requests/decodedRequest.ts'
import type { OnRequestNews } from '../../../contract/requests/requestReport.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { freezeData } from '../data/freezeData.ts'
import { decide, toRefusal } from '../decision/decide.ts'
import type { Evidence } from '../evidence/collectEvidence.ts'
import { noteParties } from '../evidence/knownParties.ts'
import { raiseRequest } from '../evidence/raiseRequest.ts'
import { isHigher } from '../judge/judgeContent.ts'
import type { ReviewingKit } from '../review/askVisitor.ts'
import { isAnswering } from './isAnswering.ts'
import { warnVisitor } from './warnVisitor.ts'

export declare namespace followRequest {
  type Parameters = {
    /** As it was let pass. */
    readonly request: DecodedRequest
    readonly evidence: Evidence
    readonly view: RequestView
    /** Whether the visitor sees it. Events say it in any case. */
    readonly isTold: boolean
    /** When it was asked for, by `performance.now()`. */
    readonly startedAt: number
    readonly onNews?: OnRequestNews | undefined
  }
}

/**
 * Sends a request that did not wait for all evidence. What is found out while the wallet asks its
 * owner, and is worse than what was known before, is shown to the visitor; what wallets only sign
 * can then still be kept from the app.
 * @throws what the wallet throws, `REQUEST_REVIEW_CANCELLED`, `REQUEST_NOT_ALLOWED`,
 *   `POLICY_FAILED`
 */
export async function followRequest(
  kit: ReviewingKit,
  parameters: followRequest.Parameters,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const answered = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    void look(kit, { ...parameters, answered: answered.signal }).catch(reject)
  })
  try {
    const answer = await Promise.race([send(), stopped])
    noteParties(kit, parameters.request)
    return answer
  } finally {
    answered.abort()
  }
}

/** Rejects if the answer must not reach the app. */
async function look(
  kit: ReviewingKit,
  parameters: followRequest.Parameters & { readonly answered: AbortSignal },
): Promise<void> {
  const { request, evidence, view, isTold, startedAt, onNews, answered } = parameters
  const { method, path } = request
  const canCancel = isAnswering(path.at(-1) ?? method)
  let { level } = request
  const stages = evidence.stages.map(async (stage) => {
    const raised = freezeData(raiseRequest(request, await stage))
    if (answered.aborted || !isHigher(raised.level, level)) return
    level = raised.level
    onNews?.({ type: 'raised', request: raised })
    const found = raised.findings.slice(request.findings.length)
    kit.controllers.events.track('REQUEST_RAISED', {
      ...{ method, level, rules: [...new Set(found.map(({ rule }) => rule))] },
      ms: Math.round(performance.now() - startedAt),
    })
    if (isTold) await tell(raised)
  })
  await Promise.all(stages)

  async function tell(raised: DecodedRequest): Promise<void> {
    const { verdict, refusal } = await decideLate(kit, raised, evidence)
    if (answered.aborted || verdict === 'allow') return
    if (refusal && canCancel) throw refusal
    const isCancelled = await warnVisitor(kit, {
      ...{ request: raised, wallet: view.wallet, canCancel, answered },
      evidence: evidence.complete,
    })
    if (isCancelled) throw new CleatError('REQUEST_REVIEW_CANCELLED', { context: { method } })
  }
}

/** What the app's policy says about what was found late. */
async function decideLate(
  { options }: ReviewingKit,
  request: DecodedRequest,
  evidence: Evidence,
): Promise<{ readonly verdict: RequestVerdict; readonly refusal?: unknown }> {
  try {
    const { verdict, reason } = await decide(options.policy, request, evidence)
    return { verdict, ...(verdict === 'refuse' && { refusal: toRefusal(request, reason) }) }
  } catch (refusal) {
    return { verdict: 'refuse', refusal }
  }
}
