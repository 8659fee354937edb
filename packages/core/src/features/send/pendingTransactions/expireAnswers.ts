import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { expireQueries } from '../../../runtime/queries/expireQueries.ts'
import type { SendContext } from '../sendContext.ts'

/** Expires what is known of an account once it has paid. Only answers that a view follows are fetched at once. */
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
