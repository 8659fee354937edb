import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { expireQueries } from '../../../runtime/queries/expireQueries.ts'
import type { SendContext } from '../state/sendContext.ts'

/**
 * Expires cached answers about an account after a payment. Only those with a mounted view are
 * refetched at once.
 */
export function expireAnswers(
  { kit: { queries, queryClient } }: SendContext,
  { network, address, asset }: Payment,
): void {
  const { caipNetworkId } = network
  const token = asset.address && toCaipAddress({ caipNetworkId, address: asset.address })
  queries.forceUpdate({ address, network, tokens: [token || `${caipNetworkId}:native`] })
  const asked = [
    queries.holdings({ address, network }),
    queries.activity({ address, network }),
    queries.balance({ address, network }),
  ]
  expireQueries(queryClient, asked).catch(() => undefined)
}
