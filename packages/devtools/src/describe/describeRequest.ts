import type { RequestRecord } from '../recording/requestRecord.ts'
import { describeAction } from './describeAction.ts'
import { type Coin, formatCoin } from './formatCoin.ts'
import { shorten } from './shorten.ts'

/** One sentence about what a request does: as it was decoded, else as it says itself. */
export function describeRequest({ kind, request, decoded }: RequestRecord, coin?: Coin): string {
  if (decoded && decoded.actions.length > 0)
    return decoded.actions.map((action) => describeAction(action, coin)).join(', then ')
  switch (request?.type) {
    case 'message:sign':
      return 'Sign a message'
    case 'signIn:sign':
      return `Sign in to ${request.terms.domain}`
    case 'transfer:send':
      return `Send ${formatCoin(request.value, coin)} to ${shorten(request.to)}`
    case 'payment:send': {
      const { amount, asset, to, network } = request.prepared.payment
      return `Send ${formatCoin(amount, asset)} to ${shorten(to)} on ${network.name}`
    }
    case 'swap:send': {
      const { amount, source, target } = request.prepared.swap
      return `Swap ${formatCoin(amount, source)} for ${target.symbol}`
    }
    case 'calls:send':
      return 'Send calls that were judged together'
    case 'provider:request':
      return `Ask the wallet for ${request.method}`
    case undefined:
      return `A request that ended before it was read (${kind})`
    default:
      return request satisfies never
  }
}

/** The method that the wallet is asked for, or the kind of request. */
export function nameRequest({ kind, request }: RequestRecord): string {
  return request?.type === 'provider:request' ? request.method : kind
}
