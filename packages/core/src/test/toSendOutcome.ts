import type { Namespace } from '../base/caip/namespace.ts'
import type { CleatError } from '../base/errors/cleatError.ts'
import { toCleatError } from '../base/errors/toCleatError.ts'
import { explain } from '../runtime/requests/explain.ts'
import { isRefusal } from '../runtime/requests/isRefusal.ts'
import { createTestKit } from './createTestKit.ts'
import { solanaId } from './networks.ts'

/**
 * What the form makes of an adapter's error after the wallet was asked, and the error it shows.
 */
export function toSendOutcome(
  error: unknown,
  { namespace }: { namespace: Namespace },
): { readonly outcome: 'not-sent' | 'unknown'; readonly shown: CleatError } {
  const { kit } = createTestKit()
  const view = { namespace, address: 'a', caipNetworkId: solanaId, wallet: 'Wallet A' }
  const request = { type: 'transfer:send', to: 'b', value: 1n, view } as const
  const shown = toCleatError(explain(kit, request, error), 'WALLET_ERROR', {
    context: { wallet: 'Wallet A', method: 'payment:send' },
  })
  return { outcome: isRefusal(shown) ? 'not-sent' : 'unknown', shown }
}
