import { readWord } from '../../abi/readWord.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import { delegationAbi as abi } from './delegationAbi.ts'
import { delegationContracts } from './delegationContracts.ts'
import type { Delegation } from './readDelegations.ts'

/** A call that says how much of a delegation was used, and how its answer is read. */
export type UseRead = {
  readonly to: string
  readonly data: Hex
  readonly readUsed: (answer: string) => bigint | undefined
}

const { manager, nativePeriod, tokenPeriod } = delegationContracts
/** Where the terms have the amount of a period: after the token, if there is one. */
const periodAmountAt: { readonly [enforcer: string]: number | undefined } = {
  [nativePeriod]: 0,
  [tokenPeriod]: 20,
}
const streams: ReadonlySet<string> = new Set([
  ...[delegationContracts.nativeStream, delegationContracts.tokenStream],
])
const amounts: ReadonlySet<string> = new Set([
  ...[delegationContracts.nativeAmount, delegationContracts.tokenAmount],
])

/** The calls that say how much was used, by the conditions of a delegation that limit amounts. */
export function listUses({ caveats }: Delegation, hash: Hex): readonly UseRead[] {
  const { encodeFunctionData } = library
  return caveats.flatMap(({ enforcer, terms }): UseRead[] => {
    const to = enforcer.toLowerCase()
    const at = periodAmountAt[to]
    if (at !== undefined) {
      const args = [hash, manager, terms] as const
      const data = encodeFunctionData({ abi, functionName: 'getAvailableAmount', args })
      const limit = readWord(`0x${terms.slice(2 + at * 2)}`, 0)
      return [{ to, data, readUsed: (answer) => subtract(limit, readWord(answer, 0)) }]
    }
    const args = [manager, hash] as const
    if (streams.has(to)) {
      const data = encodeFunctionData({ abi, functionName: 'streamingAllowances', args })
      return [{ to, data, readUsed: (answer) => readWord(answer, 4) }]
    }
    if (!amounts.has(to)) return []
    const data = encodeFunctionData({ abi, functionName: 'spentMap', args })
    return [{ to, data, readUsed: (answer) => readWord(answer, 0) }]
  })
}

function subtract(limit: bigint | undefined, left: bigint | undefined): bigint | undefined {
  return limit !== undefined && left !== undefined && left <= limit ? limit - left : undefined
}
