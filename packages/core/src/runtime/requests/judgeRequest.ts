import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import { isSameAddress } from '../../contract/adapter/isSameAddress.ts'
import type { DecodedRequest, RequestContent } from '../../contract/requests/decodedRequest.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { freezeData } from './freezeData.ts'
import { findReported } from './guard.ts'
import { askPolicy } from './judge/askPolicy.ts'
import type { Judging } from './judge/judgeAction.ts'
import { judgeContent, toVerdict } from './judge/judgeContent.ts'

/** A request of the app. */
export type AppRequest = Extract<WalletRequest, { type: 'provider:request' | 'message:sign' }>

/**
 * Reads a request of the app and decides what becomes of it: by the rules, by the app's policy, and
 * by the visitor where either says so and the app asks. With `policyMode: 'report'` nothing is
 * stopped. Every verdict is an event.
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_REVIEW_CANCELLED`, `POLICY_FAILED`
 */
export async function judgeRequest(kit: KitBase, request: AppRequest): Promise<void> {
  const { policy, policyMode, onReview } = kit.options
  const startedAt = performance.now()
  const decoded = judge(kit, request, await read(kit, request))
  const { level, method, findings } = decoded
  try {
    const { verdict, reason } = policy
      ? await askPolicy(policy, decoded)
      : { verdict: decoded.verdict, reason: undefined }
    report(verdict)
    if (policyMode === 'report') return
    if (verdict === 'refuse') {
      const rule = findings.find((finding) => finding.level === 'refused')?.rule
      const why = rule ?? reason ?? 'the app’s policy'
      throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method, reason: why } })
    }
    if (verdict === 'confirm' && onReview) await review(onReview, decoded)
  } catch (error) {
    if (policyMode !== 'report') throw error
    report('refuse')
  }

  function report(verdict: DecodedRequest['verdict']): void {
    kit.controllers.events.track('REQUEST_REVIEWED', {
      ...{ method, level, verdict, ms: Math.round(performance.now() - startedAt) },
      rules: [...new Set(findings.map(({ rule }) => rule))],
    })
  }
}

/** Only `true` is a yes. */
async function review(
  onReview: NonNullable<KitBase['options']['onReview']>,
  request: DecodedRequest,
): Promise<void> {
  const { method } = request
  let answer: unknown
  try {
    answer = await onReview(request)
  } catch (cause) {
    throw new CleatError('POLICY_FAILED', { context: { method }, cause })
  }
  if (answer !== true) throw new CleatError('REQUEST_REVIEW_CANCELLED', { context: { method } })
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
  const { namespace, address, caipNetworkId: chain } = request.view
  const { findings, level } = judgeContent(content, createJudging(kit, request, content))
  return freezeData({
    ...content,
    method: request.type === 'message:sign' ? request.type : request.method,
    params: request.type === 'message:sign' ? [request.message] : request.params,
    ...{ namespace, account: address, chain, findings, level, verdict: toVerdict(level) },
  })
}

function createJudging(
  kit: KitBase,
  { view }: AppRequest,
  { signedFor, pinned }: RequestContent,
): Judging {
  const { contracts = {} } = kit.options
  const { namespace, caipNetworkId } = view
  const trusted = Object.entries(contracts).flatMap(([account, { trusted: isTrusted }]) => {
    const at = account.lastIndexOf(':')
    return isTrusted && account.slice(0, at) === caipNetworkId ? [account.slice(at + 1)] : []
  })
  return {
    ...{ signedFor, pinned, now: BigInt(Math.floor(Date.now() / 1000)) },
    isTrusted: (one) => trusted.some((other) => isSameAddress(kit, namespace, one, other)),
    isOwnNetwork(chainId, rpcUrls) {
      const known = kit.controllers.network.find(`${namespace}:${chainId}`)?.rpcUrls.default.http
      return known !== undefined && rpcUrls.every((url) => known.includes(url))
    },
  }
}
