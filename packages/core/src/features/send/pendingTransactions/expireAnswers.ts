import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { balanceQuery } from '../../../runtime/queries/balanceQuery.ts'
import type { SendContext } from '../sendContext.ts'

/** What is known of an account is old as soon as it paid: whoever looks at it is told anew, and nobody asks where nobody looks. */
export function expireAnswers(
  { kit, queries, cache }: SendContext,
  { network, address, asset }: Payment,
): void {
  const { caipNetworkId } = network
  const token = asset.address && toCaipAddress({ caipNetworkId, address: asset.address })
  queries.forceUpdate({ address, network, tokens: [token || `${caipNetworkId}:native`] })
  const asked = [
    queries.holdings({ address, network }),
    queries.activity({ address, network }),
    balanceQuery(kit, { address, network }),
  ]
  for (const { queryKey } of asked) cache.invalidateQueries({ queryKey }).catch(() => undefined)
}
