import type { KitBase } from '../../boot/kitBase.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import type { DecodedRequest, RequestContent } from '../../contract/requests/decodedRequest.ts'
import type { OnRequestNews } from '../../contract/requests/requestReport.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { findAuthWallet } from '../auth/findAuthWallet.ts'
import { freezeData } from './data/freezeData.ts'
import { decide, toRefusal } from './decision/decide.ts'
import { collectEvidence } from './evidence/collectEvidence.ts'
import { listKnownParties } from './evidence/knownParties.ts'
import { checkView, findReported } from './guard.ts'
import { toDecodedRequest } from './judge/toDecodedRequest.ts'
import { followRequest } from './late/followRequest.ts'
import { askVisitor, type ReviewingKit } from './review/askVisitor.ts'

/** A request of the app. */
export type AppRequest = Extract<WalletRequest, { type: 'provider:request' | 'message:sign' }>

/** A kit whose visitor can be asked. */
export type JudgingKit = ReviewingKit

/** Sends a judged request, and follows what is found out meanwhile. */
export type JudgedSend = (send: () => Promise<unknown>) => Promise<unknown>

/**
 * Reads a request of the app and decides what becomes of it: by the rules, by what the chain says
 * about it, by the app's policy, and by the visitor where either says so. With
 * `policyMode: 'report'` nothing is stopped. Every verdict is an event.
 * @returns sends it
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_REVIEW_CANCELLED`, `REQUEST_TOO_MANY`, `POLICY_FAILED`,
 *   `UI_LOAD_FAILED`
 */
export async function judgeRequest(
  kit: JudgingKit,
  asked: AppRequest,
  onNews?: OnRequestNews | undefined,
): Promise<JudgedSend> {
  const { policy, policyMode, review } = kit.options
  const startedAt = performance.now()
  const judged = judge(kit, asked, await read(kit, asked))
  const { view } = asked
  const readConnection = () => findReported(findAdapter(kit, view.namespace), view)
  const evidence = collectEvidence(kit, {
    ...{ request: judged, readConnection, connectorId: view.connectorId },
  })
  const isConfirmed = asked.type === 'provider:request' && asked.isConfirmed === true
  const isTold = policyMode !== 'report' && review !== 'never' && !isConfirmed
  const sendAs =
    (request: DecodedRequest): JudgedSend =>
    (send) =>
      followRequest(kit, { request, evidence, view, isTold, startedAt, onNews }, send)

  const decided = await decide(policy, await evidence.judge(), evidence).catch((error: unknown) => {
    const request = evidence.readNow()
    if (policyMode === 'report') return { request, verdict: 'refuse', reason: undefined } as const
    report(request, 'refuse')
    throw error
  })
  const { verdict, reason } = decided
  const request = freezeData(decided.request)
  report(request, verdict, reason)
  // What a wallet gets that asks for nothing, it signs.
  const isRequired = findAuthWallet(kit, view)?.asksVisitor === false
  if (policyMode === 'report' && !isRequired) return sendAs(request)
  if (verdict === 'refuse' && policyMode !== 'report') throw toRefusal(request, reason)
  const isAsked = isRequired || review === 'always' || (verdict === 'confirm' && review !== 'never')
  if (isConfirmed || !isAsked) return sendAs(request)
  const isByRules = verdict === request.verdict && !isRequired
  const { complete } = evidence
  const isCurrent = () => {
    try {
      checkView(kit, view)
      return true
    } catch {
      return false
    }
  }
  const question = { request, isByRules, isCurrent, wallet: view.wallet, evidence: complete }
  onNews?.({ type: 'entered', step: 'review' })
  return sendAs(await askVisitor(kit, { ...question, isRequired }))

  function report(
    request: DecodedRequest,
    verdict: DecodedRequest['verdict'],
    reason?: string | undefined,
  ): void {
    const { method, level, findings } = request
    onNews?.({ type: 'judged', request, verdict, reason })
    kit.controllers.events.track('REQUEST_REVIEWED', {
      ...{ method, level, verdict, ms: Math.round(performance.now() - startedAt) },
      rules: [...new Set(findings.map(({ rule }) => rule))],
    })
  }
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
    known: listKnownParties(kit, { namespace, account, chain }),
    smartAccounts: options.smartAccounts,
    request: { method, params, namespace, account, chain },
    findNetwork: controllers.network.find,
  })
  return freezeData(decoded)
}
