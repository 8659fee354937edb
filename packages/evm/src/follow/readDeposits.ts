import { readWord } from '../abi/readWord.ts'
import { toWord } from '../abi/toWord.ts'
import { accountEvents } from './accountEvents.ts'
import { entryPoints } from './entryPoints.ts'
import type { Log } from './readLogs.ts'

/** What an account has at an entry point after it paid for an operation in advance. */
export type Deposit = { readonly entryPoint: string; readonly total: bigint }

/**
 * Reads what an account paid in advance. Anyone can log such events, so those of known entry points
 * count alone.
 * @see ERC-4337
 */
export function readDeposits(logs: readonly Log[], account: string): readonly Deposit[] {
  const own = `0x${toWord(account)}`
  return logs.flatMap(({ address, topics: [event, first], data }) => {
    if (!entryPoints.has(address) || event !== accountEvents.deposited || first !== own) return []
    const total = readWord(data, 0)
    return total === undefined ? [] : [{ entryPoint: address, total }]
  })
}
