import type { RequestAction } from '@cleat/core'
import { type ReviewSentence, toAssets, toParty, toText, toToken } from './sentence.ts'

/** What an action does, in one sentence. */
export function describeAction(
  action: RequestAction,
  { method }: { method: string },
): ReviewSentence {
  switch (action.kind) {
    case 'transfer': {
      const { to, from } = action
      const values = { what: toAssets(action), to: toParty(to) }
      if (from === undefined) return { name: 'review.transfer', values }
      return { name: 'review.transferFrom', values: { ...values, from: toParty(from) } }
    }
    case 'approve': {
      const { spender, token, amount } = action
      const who = toParty(spender)
      if (amount === 'any')
        return { name: 'review.approveAny', values: { who, token: toToken(token) } }
      return { name: 'review.approve', values: { who, what: toAssets({ token, amount }) } }
    }
    case 'approveAll':
      return {
        name: 'review.approveAll',
        values: { who: toParty(action.operator), token: toToken(action.token) },
      }
    case 'revoke':
      return {
        name: 'review.revoke',
        values: { who: toParty(action.spender), token: toToken(action.token) },
      }
    case 'order': {
      const gives = toAssets(...action.gives)
      const isGift = action.gets.every(({ amount }) => amount === 0n)
      return isGift
        ? { name: 'review.orderGift', values: { gives } }
        : { name: 'review.order', values: { gives, gets: toAssets(...action.gets) } }
    }
    case 'delegate':
      return { name: 'review.delegate', values: { who: toParty(action.to) } }
    case 'clearDelegate':
      return { name: 'review.clearDelegate' }
    case 'call': {
      const who = toParty(action.to)
      if (action.value === 0n) return { name: 'review.call', values: { who } }
      return { name: 'review.callValue', values: { who, what: toCoins(action.value) } }
    }
    case 'deploy':
      if (action.value === 0n) return { name: 'review.deploy' }
      return { name: 'review.deployValue', values: { what: toCoins(action.value) } }
    case 'signIn':
      return { name: 'review.signIn', values: { site: toText(action.domain) } }
    case 'message':
      return action.contract === undefined
        ? { name: 'review.message' }
        : { name: 'review.messageFor', values: { who: toParty(action.contract) } }
    case 'opaque':
      return action.reason === 'method'
        ? { name: 'review.method', values: { method: toText(method) } }
        : { name: 'review.opaque' }
    case 'safeTransaction':
      return { name: 'review.safe', values: { who: toParty(action.safe) } }
    case 'grant':
      return { name: 'review.grant', values: { who: toParty(action.to) } }
    case 'ownership':
      return {
        name: 'review.ownership',
        values: { what: toParty(action.contract), who: toParty(action.to) },
      }
    case 'addChain':
      return { name: 'review.addChain', values: { id: toText(action.chainId) } }
    case 'watchAsset':
      return { name: 'review.watchAsset', values: { symbol: toText(action.symbol) } }
    case 'decrypt':
      return { name: 'review.decrypt' }
    default:
      return action satisfies never
  }
}

function toCoins(amount: bigint) {
  return toAssets({ token: undefined, amount })
}
