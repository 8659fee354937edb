import type { MergedTransfer } from './mergeTransfers.ts'

const maxShown = 2

/**
 * Chooses the transfers to show: the most valuable ones, with both directions if there are both.
 */
export function chooseTransfers(transfers: readonly MergedTransfer[]): {
  /** In their original order. */
  readonly shown: readonly MergedTransfer[]
  readonly hidden: number
} {
  const byValue = transfers.toSorted((one, other) => other.value - one.value)
  const firsts = (['out', 'in'] as const).flatMap(
    (wanted) => byValue.find(({ direction }) => direction === wanted) ?? [],
  )
  const chosen = new Set([...firsts, ...byValue].slice(0, maxShown + firsts.length))
  const best = new Set([...chosen].slice(0, maxShown))
  return {
    shown: transfers.filter((transfer) => best.has(transfer)),
    hidden: Math.max(0, transfers.length - maxShown),
  }
}
