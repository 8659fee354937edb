import { wait } from '../../../base/http/wait.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { SignedOrder } from '../../../contract/swaps/swapOrder.ts'
import type { SwapApi } from '../offers/createSwapApi.ts'

/** Milliseconds before each further try. The order can be taken until it ends. */
const delays = [1000, 4000, 15_000] as const

/**
 * Hands a signed order to its source. Returns whether the source refused it, which proves nothing:
 * it has the signature by then. Where it does not answer, the order may be there.
 * @throws the reason of the lifetime
 */
export async function submitOrder(
  { api, lifetime }: { api: Pick<SwapApi, 'submitOrder'> | undefined; lifetime: AbortSignal },
  { prepared, order }: { prepared: PreparedSwap; order: SignedOrder },
): Promise<{ readonly isRefused: boolean }> {
  const { swap, source } = prepared
  if (!api || !source) return { isRefused: true }
  for (const [tries, ms] of [...delays, undefined].entries()) {
    try {
      const asked = { swap, source: source.id, order }
      const { isRefused } = await api.submitOrder(asked, { signal: lifetime })
      // Sources refuse what they have already, such as by a try whose answer was lost.
      return { isRefused: isRefused && tries === 0 }
    } catch {
      lifetime.throwIfAborted()
    }
    if (ms !== undefined) await wait({ ms, signal: lifetime })
  }
  return { isRefused: false }
}
