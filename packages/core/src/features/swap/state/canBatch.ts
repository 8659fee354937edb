import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapContext } from './swapContext.ts'

/** Whether the wallet carries out several calls as a whole, as far as the kit knows. */
export async function canBatch(
  { kit }: Pick<SwapContext, 'kit'>,
  { address, network }: Pick<Swap, 'address' | 'network'>,
): Promise<boolean> {
  const calls = await kit.calls?.()
  const view = { namespace: network.chainNamespace, address }
  const found = await calls?.getCapabilities({ view, network })
  return found?.atomic === 'supported' || found?.atomic === 'ready'
}
