import type { Swap, SwapPolicy } from '@cleat/core/adapter'
import { listContracts } from '../contracts/listContracts.ts'

/** Whether an exchange is the native coin into its token, or back. */
export function isWrap({ swap, policy }: { swap: Swap; policy: SwapPolicy }): boolean {
  const { wrapped } = listContracts(Number(swap.network.id), policy)
  const [source, target] = [swap.source, swap.target].map(({ address }) => address?.toLowerCase())
  if (wrapped === undefined) return false
  return (
    (source === undefined && target === wrapped) || (source === wrapped && target === undefined)
  )
}
