import type { AdapterFeatures } from '@cleat/core'
import type { AskedParty } from './awaitSimulation.ts'

/**
 * What the features of an adapter ask. Those that are missing ask nothing, never reject, or load
 * what is asked later.
 */
export const askedBy: { readonly [name in keyof AdapterFeatures]?: AskedParty } = {
  'network:switch': 'wallet',
  'connection:signIn': 'wallet',
  'message:sign': 'wallet',
  'transfer:send': 'wallet',
  'calls:send': 'wallet',
  'calls:show': 'wallet',
  'provider:request': 'wallet',
  'balance:read': 'chain',
  'message:verify': 'chain',
  'account:code': 'chain',
  'calls:status': 'chain',
}

/** What the methods of what features load ask: transfers, swaps and approvals. */
export const askedByLoaded: { readonly [method: string]: AskedParty | undefined } = {
  send: 'wallet',
  resolveName: 'chain',
  readIdentity: 'chain',
  readTokens: 'chain',
  getMaxSendable: 'chain',
  getMaxSource: 'chain',
  prepare: 'chain',
  check: 'chain',
  readAllowance: 'chain',
  find: 'chain',
  read: 'chain',
}

/** The features that load an object of such methods. */
export const loaders: ReadonlySet<string> = new Set([
  ...['transfers:load', 'swaps:load', 'approvals:load'],
])

const known = new Set(['eth_accounts', 'eth_chainId', 'net_version', 'wallet_getPermissions'])
const reading = /^(?:eth_(?!send|sign|request)|net_|web3_|wallet_get)/

/** What a wallet asks for a request of the app. `undefined`: it knows the answer. */
export function askedByMethod(method: string): AskedParty | undefined {
  if (known.has(method)) return undefined
  return reading.test(method) ? 'walletRpc' : 'wallet'
}
