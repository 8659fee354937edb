import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import type { DecodedRequest, RequestContent } from '../../contract/requests/decodedRequest.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { findAuthWallet } from '../auth/findAuthWallet.ts'
import { collectEvidence, type Evidence } from './evidence/collectEvidence.ts'
import { freezeData } from './freezeData.ts'
import { checkView, findReported } from './guard.ts'
import { askPolicy } from './judge/askPolicy.ts'
import { toDecodedRequest } from './judge/toDecodedRequest.ts'
import type { ReviewController, ReviewQuestion } from './review/reviewController.ts'

/** A request of the app. */
export type AppRequest = Extract<WalletRequest, { type: 'provider:request' | 'message:sign' }>

/** A kit that may have a modal. */
export type JudgingKit = KitBase & {
  readonly feature?: ((id: 'review') => Promise<{ destroy?(): void }>) | undefined
}

/**
 * Reads a request of the app and decides what becomes of it: by the rules, by what the chain says
 * about it, by the app's policy, and by the visitor where either says so. With
 * `policyMode: 'report'` nothing is stopped. Every verdict is an event.
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_REVIEW_CANCELLED`, `REQUEST_TOO_MANY`, `POLICY_FAILED`,
 *   `UI_LOAD_FAILED`
 */
export async function judgeRequest(kit: JudgingKit, request: AppRequest): Promise<void> {
  const { policy, policyMode, review } = kit.options
  const startedAt = performance.now()
  const judged = judge(kit, request, await read(kit, request))
  const { view } = request
  const readConnection = () => findReported(findAdapter(kit, view.namespace), view)
  const evidence = collectEvidence(kit, { request: judged, readConnection })
  const decoded = freezeData(await evidence.judge())
  const { level, method, findings } = decoded
  const decided = await decide(policy, decoded, evidence).catch((error: unknown) => {
    report('refuse')
    if (policyMode !== 'report') throw error
  })
  if (!decided) return
  const { verdict, reason } = decided
  report(verdict)
  const isSilent = findAuthWallet(kit, view)?.asksVisitor === false
  if (policyMode === 'report' && !isSilent) return
  if (verdict === 'refuse' && policyMode !== 'report') {
    const rule = findings.find((finding) => finding.level === 'refused')?.rule
    const why = rule ?? reason ?? 'the app’s policy'
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method, reason: why } })
  }
  const isConfirmed = request.type === 'provider:request' && request.isConfirmed
  // What such a wallet gets, it signs.
  const isAsked = isSilent || review === 'always' || (verdict === 'confirm' && review !== 'never')
  if (isConfirmed || !isAsked) return
  const isByRules = verdict === decoded.verdict && !isSilent
  await ask(kit, request, { decoded, isByRules, isSilent, evidence: evidence.complete })

  function report(verdict: DecodedRequest['verdict']): void {
    kit.controllers.events.track('REQUEST_REVIEWED', {
      ...{ method, level, verdict, ms: Math.round(performance.now() - startedAt) },
      rules: [...new Set(findings.map(({ rule }) => rule))],
    })
  }
}

/** What the app's policy says, or the rules where there is none. */
async function decide(
  policy: KitBase['options']['policy'],
  request: DecodedRequest,
  { facts }: Evidence,
): Promise<{
  readonly verdict: DecodedRequest['verdict']
  readonly reason?: string | undefined
}> {
  return policy ? askPolicy(policy, request, facts) : { verdict: request.verdict }
}

/** Asks the visitor: by the app's review, else in the modal. An app without either asks nothing. */
async function ask(
  kit: JudgingKit,
  { view }: AppRequest,
  question: Pick<ReviewQuestion, 'isByRules' | 'evidence'> & {
    decoded: DecodedRequest
    isSilent: boolean
  },
): Promise<void> {
  const { onReview } = kit.options
  const { decoded, isSilent, ...how } = question
  if (onReview) return answer(onReview, decoded)
  if (!kit.feature || !kit.controllers.modal.isDrawn()) {
    if (!isSilent) return
    const reason = 'nothing asks the visitor'
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: decoded.method, reason } })
  }
  const review = (await kit.feature('review')) as ReviewController
  await review.ask({
    ...{ ...how, request: decoded, wallet: view.wallet },
    isCurrent() {
      try {
        checkView(kit, view)
        return true
      } catch {
        return false
      }
    },
  })
}

/** Only `true` is a yes. */
async function answer(
  onReview: NonNullable<KitBase['options']['onReview']>,
  request: DecodedRequest,
): Promise<void> {
  const { method } = request
  let said: unknown
  try {
    said = await onReview(request)
  } catch (cause) {
    throw new CleatError('POLICY_FAILED', { context: { method }, cause })
  }
  if (said !== true) throw new CleatError('REQUEST_REVIEW_CANCELLED', { context: { method } })
}

async function read(kit: KitBase, request: AppRequest): Promise<RequestContent> {
  const { view } = request
  if (request.type === 'message:sign')
    return {
      ...{ path: [request.type], signedFor: 'any', pinned: [] },
      actions: [{ kind: 'message', text: request.message }],
    }
  const { method, params, caipNetworkId = view.caipNetworkId } = request
  const adapter = findAdapter(kit, view.namespace)
  const decode = adapter.features['request:decode']
  if (!decode) return { path: [method], signedFor: caipNetworkId, pinned: [], actions: [] }
  const connection = findReported(adapter, view)
  return decode({ request: { method, params }, connection })
}

function judge(kit: KitBase, request: AppRequest, content: RequestContent): DecodedRequest {
  const { namespace, address: account, caipNetworkId: chain } = request.view
  const isText = request.type === 'message:sign'
  const method = isText ? request.type : request.method
  const params = isText ? [request.message] : request.params
  const { adapters, controllers, options } = kit
  const decoded = toDecodedRequest({
    ...{ adapters, content, contracts: options.contracts },
    request: { method, params, namespace, account, chain },
    findNetwork: controllers.network.find,
  })
  return freezeData(decoded)
}
