import type { RequestAction } from '@cleat/core'
import { type Coin, formatCoin } from './formatCoin.ts'
import { shorten } from './shorten.ts'

/** One sentence about what an action does. Of a token only the base units are known. */
export function describeAction(action: RequestAction, coin?: Coin): string {
  switch (action.kind) {
    case 'transfer':
      return `Send ${amountOf(action, coin)} to ${shorten(action.to)}`
    case 'approve':
      return `Let ${shorten(action.spender)} spend ${limitOf(action.amount)} of ${shorten(action.token)}`
    case 'revoke':
      return `Stop ${shorten(action.spender)} from spending ${shorten(action.token)}`
    case 'approveAll':
      return `Let ${shorten(action.operator)} move everything of ${shorten(action.token)}`
    case 'order':
      return `Sell ${listOf(action.gives, coin)} for at least ${listOf(action.gets, coin)} (${action.protocol})`
    case 'delegate':
      return `Hand the account over to the code of ${shorten(action.to)}`
    case 'clearDelegate':
      return 'Remove the code from the account'
    case 'call':
      return `Call ${action.selector ?? 'without data'} of ${shorten(action.to)}${withValue(action.value, coin)}`
    case 'deploy':
      return `Create a contract${withValue(action.value, coin)}`
    case 'signIn':
      return `Sign in to ${action.domain}`
    case 'message':
      return action.contract ? `Sign data for ${shorten(action.contract)}` : 'Sign a message'
    case 'opaque':
      return `Sign something that can’t be read (${action.reason})`
    case 'safeTransaction':
      return `Act for the Safe ${shorten(action.safe)}: ${action.actions.map((one) => describeAction(one, coin)).join(', ')}`
    case 'grant':
      return `Let ${shorten(action.to)} act for the account, within ${action.limits} limits`
    case 'ownership':
      return `Hand control of ${shorten(action.contract)} to ${shorten(action.to)}`
    case 'addChain':
      return `Add network ${action.chainId} to the wallet`
    case 'watchAsset':
      return `Add ${action.symbol} to the wallet’s tokens`
    case 'decrypt':
      return 'Use the account’s encryption key'
    default:
      return action satisfies never
  }
}

function limitOf(amount: bigint | 'any'): string {
  return amount === 'any' ? 'any amount' : `up to ${amount} base units`
}

type Amount = {
  readonly token: string | undefined
  readonly amount: bigint
  readonly id?: bigint | undefined
}

function amountOf({ token, amount, id }: Amount, coin: Coin | undefined): string {
  if (id !== undefined) return `number ${id} of ${shorten(token ?? '')}`
  return token ? `${amount} base units of ${shorten(token)}` : formatCoin(amount, coin)
}

function listOf(amounts: readonly Amount[], coin: Coin | undefined): string {
  if (amounts.length === 0) return 'nothing'
  return amounts.map((amount) => amountOf(amount, coin)).join(' and ')
}

function withValue(value: bigint, coin: Coin | undefined): string {
  return value > 0n ? ` and send ${formatCoin(value, coin)}` : ''
}
