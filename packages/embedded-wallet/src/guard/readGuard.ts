import { type Address, decodeAbiParameters, decodeFunctionData, type Hex } from 'viem'
import type { AccountCall } from '../calls/accountCall.ts'
import { callBatch } from '../calls/callBatch.ts'
import { delegation } from './delegation.ts'
import { delegationContracts } from './delegationContracts.ts'
import type { GuardLimit } from './guardLimit.ts'

/** What guarded calls do, and what they can take. */
export type Guard = {
  readonly delegator: Address
  readonly delegate: Address
  readonly calls: readonly AccountCall[]
  readonly limits: readonly GuardLimit[]
  /** Seconds since the epoch. */
  readonly until: bigint
}

/**
 * Reads guarded calls back. `undefined` for anything else: several delegations, conditions that are
 * not known, another order of them, calls that are not read in whole.
 */
export function readGuard({ to, value, data }: AccountCall): Guard | undefined {
  if (to.toLowerCase() !== delegationContracts.manager.toLowerCase() || value !== 0n) return
  try {
    const { args } = decodeFunctionData({ abi: delegation.abi, data })
    const [[context, ...moreContexts], [mode, ...moreModes], [content, ...more]] = args
    if (moreContexts.length + moreModes.length + more.length > 0) return
    if (context === undefined || mode === undefined || content === undefined) return
    const [[only, ...chained]] = decodeAbiParameters(delegation.context, context)
    const calls = callBatch.read(mode, content)
    if (!only || chained.length > 0 || only.authority !== delegation.root || !calls) return
    const [once, time, ...rest] = only.caveats
    const { limitedCalls, timestamp } = delegationContracts
    if (!once || !isOf(once.enforcer, limitedCalls) || BigInt(once.terms) !== 1n) return
    if (!time || !isOf(time.enforcer, timestamp) || time.terms.length !== 66) return
    const limits = rest.map((caveat) => readLimit(caveat, only.delegator))
    if (limits.some((limit) => limit === undefined)) return
    return {
      ...{ delegator: only.delegator, delegate: only.delegate, calls },
      limits: limits.flatMap((limit) => limit ?? []),
      until: BigInt(`0x${time.terms.slice(34)}`),
    }
  } catch {
    return undefined
  }
}

/** One byte of direction, the token if there is one, the account, 32 bytes of amount. */
function readLimit(
  { enforcer, terms }: { enforcer: Address; terms: Hex },
  account: Address,
): GuardLimit | undefined {
  const { nativeBalanceChange, erc20BalanceChange } = delegationContracts
  const isToken = isOf(enforcer, erc20BalanceChange)
  if (!isToken && !isOf(enforcer, nativeBalanceChange)) return undefined
  const parts = isToken
    ? /^0x01(.{40})(.{40})(.{64})$/.exec(terms)
    : /^0x01()(.{40})(.{64})$/.exec(terms)
  if (!parts || !isOf(`0x${parts[2]}`, account)) return undefined
  return { ...(isToken && { token: `0x${parts[1]}` as Address }), most: BigInt(`0x${parts[3]}`) }
}

function isOf(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase()
}
