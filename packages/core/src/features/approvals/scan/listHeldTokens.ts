import { parseCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'

/** Tokens past this are left to the logs. */
const most = 50

/** The tokens that the account holds, as the kit knows them. Empty if no source answers. */
export async function listHeldTokens(
  { queryClient, queries }: FeatureRuntime,
  { address, network }: Sender,
): Promise<readonly string[]> {
  const holdings = await queryClient
    .fetchQuery(queries.holdings({ address, network }))
    .catch(() => undefined)
  return (holdings?.balances ?? [])
    .flatMap(({ address: token }) => (token ? [parseCaipAddress(token).address] : []))
    .slice(0, most)
}
