import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import type { TokenBalance } from '../../../runtime/api/data/tokenBalance.ts'
import type { Holdings } from '../../../runtime/queries/data/holdings.ts'
import { isSameAddress } from '../isSameAddress.ts'
import { loadTransfers } from '../loadTransfers.ts'
import type { PaymentsContext } from '../paymentsContext.ts'
import type { Place } from './readPlace.ts'

/**
 * The chain's own coin, or a token by its address: as the account holds it, else as the chain knows it. `undefined` where nobody
 * knows it.
 * @throws `NETWORK_RPC_FAILED`, `SERVICE_…`
 */
export async function findToken(
  context: PaymentsContext,
  parameters: { place: Place; assetAddress: string | undefined },
): Promise<TokenBalance | undefined> {
  const { place, assetAddress } = parameters
  const wanted = readAssetAddress(place, assetAddress)
  if (assetAddress !== undefined && wanted === undefined) return undefined
  const isWanted = ({ address }: TokenBalance) =>
    isSameAddress(place.namespace, address && parseCaipAddress(address).address, wanted)
  const { balances } = await readHoldings(context, place)
  const held = balances.find(isWanted)
  return held ?? (wanted === undefined ? undefined : await readToken(context, { place, wanted }))
}

/** Apps name a token by its address alone or as an account of its chain (CAIP-10). */
function readAssetAddress(
  { network }: Place,
  assetAddress: string | undefined,
): string | undefined {
  if (!isCaipAddress(assetAddress)) return assetAddress
  const { caipNetworkId, address } = parseCaipAddress(assetAddress)
  return caipNetworkId === network.caipNetworkId ? address : undefined
}

async function readHoldings(
  { queries, cache }: PaymentsContext,
  { address, network }: Place,
): Promise<Pick<Holdings, 'balances'>> {
  const query = queries.holdings({ address, network })
  const known = cache.getQueryData(query.queryKey) as Holdings | undefined
  return known ?? (await cache.fetchQuery(query))
}

async function readToken(
  { kit }: PaymentsContext,
  { place, wanted }: { place: Place; wanted: string },
): Promise<TokenBalance | undefined> {
  const { namespace, network, address } = place
  const money = await loadTransfers(kit, namespace)
  const [token] = (await money.readTokens?.({ address, network, tokens: [wanted] })) ?? []
  const symbol = token && toPlainText(token.symbol, 20)
  if (!token || !symbol) return undefined
  const { caipNetworkId } = network
  return {
    name: toPlainText(token.name, 64) || symbol,
    symbol,
    chainId: caipNetworkId,
    address: toCaipAddress({ caipNetworkId, address: token.address }),
    quantity: {
      amount: token.value,
      decimals: token.decimals,
      numeric: formatAmount(token.value, token.decimals),
    },
  }
}
