import { type RequestAction, readProperty } from '@cleat/core/adapter'
import { decodeSs58, encodeSs58 } from '@cleat/signatures/polkadot'
import type { DecodedCall } from '../features/decodedCall.ts'

/** Calls inside calls that are read, and calls in all. */
const [deepest, most] = [4, 200]

/** Calls that give nothing away. */
const harmless =
  /^(?:System\.remark(?:_with_event)?|Proxy\.(?:remove_prox(?:y|ies)|reject_announcement)|ConvictionVoting\.(?:vote|remove_vote)|Staking\.(?:chill|nominate))$/

const opaque = (reason: 'data' | 'depth' | 'method' | 'open'): readonly RequestAction[] => [
  { kind: 'opaque', reason },
]

type Reading = { count: number; readonly prefix: number }

/**
 * What a call does, and the calls inside it. Addresses are in the notation of `prefix`. Never
 * throws.
 */
export function readCall(
  call: DecodedCall,
  { prefix }: { readonly prefix: number },
): readonly RequestAction[] {
  return read(call, { depth: 0, reading: { count: 0, prefix } })
}

function read(
  call: DecodedCall,
  place: { readonly depth: number; readonly reading: Reading },
): readonly RequestAction[] {
  const { depth, reading } = place
  reading.count += 1
  if (depth > deepest || reading.count > most) return opaque('depth')
  const { pallet, name, input } = call
  const inner = (value: unknown): readonly RequestAction[] => {
    const next = toCall(value)
    return next ? read(next, { depth: depth + 1, reading }) : opaque('data')
  }
  const toAddress: ToAddress = (value) => readAddress(value, reading.prefix)
  switch (pallet) {
    case 'Balances':
      return readBalances(name, input, toAddress)
    case 'Assets':
      return readAssets(name, input, toAddress)
    case 'Proxy':
      if (name === 'add_proxy') return readProxy(input, toAddress)
      if (name !== 'proxy' && name !== 'proxy_announced') break
      return [toActing(toAddress(readProperty(input, 'real')), inner(readProperty(input, 'call')))]
    case 'Multisig':
      // The accounts of a multisig are one that only they know.
      if (name === 'cancel_as_multi' || name === 'approve_as_multi') break
      return [toActing('', inner(readProperty(input, 'call')))]
    case 'Utility':
      return readUtility(name, input, inner)
    default:
      break
  }
  if (!harmless.test(`${pallet}.${name}`)) return opaque('method')
  return [{ kind: 'call', to: `${pallet}.${name}`, value: 0n }]
}

function readBalances(
  name: string,
  input: unknown,
  toAddress: ToAddress,
): readonly RequestAction[] {
  const to = toAddress(readProperty(input, 'dest'))
  switch (name) {
    case 'transfer':
    case 'transfer_allow_death':
    case 'transfer_keep_alive':
      return readTransfer({ to, amount: readProperty(input, 'value') })
    case 'force_transfer': {
      const from = toAddress(readProperty(input, 'source'))
      return readTransfer({ to, from, amount: readProperty(input, 'value') })
    }
    case 'upgrade_accounts':
      return [{ kind: 'call', to: `Balances.${name}`, value: 0n }]
    default:
      // All there is goes, or none of it comes back.
      return opaque(name === 'transfer_all' ? 'open' : 'data')
  }
}

function readAssets(name: string, input: unknown, toAddress: ToAddress): readonly RequestAction[] {
  const [id, amount] = [readProperty(input, 'id'), readProperty(input, 'amount')]
  const token = typeof id === 'number' || typeof id === 'bigint' ? `Assets.${id}` : undefined
  if (token === undefined) return opaque('data')
  switch (name) {
    case 'transfer':
    case 'transfer_keep_alive':
      return readTransfer({ token, amount, to: toAddress(readProperty(input, 'target')) })
    case 'approve_transfer': {
      const spender = toAddress(readProperty(input, 'delegate'))
      if (spender === undefined || typeof amount !== 'bigint') return opaque('data')
      return [{ kind: 'approve', token, spender, amount, isSignature: false }]
    }
    case 'cancel_approval': {
      const spender = toAddress(readProperty(input, 'delegate'))
      return spender === undefined ? opaque('data') : [{ kind: 'revoke', token, spender }]
    }
    case 'transfer_ownership': {
      const owner = toAddress(readProperty(input, 'owner'))
      return owner === undefined
        ? opaque('data')
        : [{ kind: 'ownership', contract: token, to: owner }]
    }
    default:
      return opaque(name === 'transfer_all' ? 'open' : 'method')
  }
}

function readTransfer(given: {
  readonly to: string | undefined
  readonly amount: unknown
  readonly token?: string | undefined
  readonly from?: string | undefined
}): readonly RequestAction[] {
  const { to, amount, token, from } = given
  const isReadable = to !== undefined && typeof amount === 'bigint' && !('from' in given && !from)
  if (!isReadable) return opaque('data')
  return [{ kind: 'transfer', token, amount, to, ...(from !== undefined && { from }) }]
}

/** A proxy may act for the account from then on. Only the type `Any` has no limits. */
function readProxy(input: unknown, toAddress: ToAddress): readonly RequestAction[] {
  const to = toAddress(readProperty(input, 'delegate'))
  const type = readProperty(readProperty(input, 'proxy_type'), 'type')
  if (to === undefined || typeof type !== 'string') return opaque('data')
  return [{ kind: 'grant', to, limits: type === 'Any' ? 0 : 1 }]
}

function readUtility(
  name: string,
  input: unknown,
  inner: (value: unknown) => readonly RequestAction[],
): readonly RequestAction[] {
  const [calls, call] = [readProperty(input, 'calls'), readProperty(input, 'call')]
  switch (name) {
    case 'batch':
    case 'batch_all':
    case 'force_batch':
      return Array.isArray(calls) ? (calls as unknown[]).flatMap(inner) : opaque('data')
    case 'as_derivative':
    case 'with_weight':
      return inner(call)
    case 'if_else':
      return [...inner(readProperty(input, 'main')), ...inner(readProperty(input, 'fallback'))]
    default:
      return opaque('method')
  }
}

/** Calls of another account. */
function toActing(safe: string | undefined, actions: readonly RequestAction[]): RequestAction {
  return { kind: 'safeTransaction', safe: safe ?? '', isDelegateCall: false, actions }
}

function toCall(value: unknown): DecodedCall | undefined {
  const [pallet, call] = [readProperty(value, 'type'), readProperty(value, 'value')]
  const name = readProperty(call, 'type')
  if (typeof pallet !== 'string' || typeof name !== 'string') return undefined
  return { pallet, name, input: readProperty(call, 'value') }
}

type ToAddress = (value: unknown) => string | undefined

/** An account, or one in a `MultiAddress`. */
function readAddress(value: unknown, prefix: number): string | undefined {
  const type = readProperty(value, 'type')
  const decoded = decodeSs58(type === 'Id' ? readProperty(value, 'value') : value)
  return decoded && encodeSs58({ accountId: decoded.accountId, prefix })
}
