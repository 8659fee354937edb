import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import type { Holdings } from '../../../runtime/queries/data/holdings.ts'
import { fetchShared } from '../../../runtime/queries/fetchShared.ts'
import type { Sender } from '../state/getSender.ts'
import { loadTransfers } from '../state/loadTransfers.ts'
import type { SendContext } from '../state/sendContext.ts'

/**
 * Finds the native currency, or a token by its address: in the account's holdings, else on the
 * chain. `undefined` if unknown.
 * @throws `NETWORK_RPC_FAILED`, `SERVICE_…`
 */
export async function findToken(
  context: SendContext,
  parameters: { sender: Sender; assetAddress: string | undefined },
): Promise<TokenBalance | undefined> {
  const { sender, assetAddress } = parameters
  const wanted = readAssetAddress(sender, assetAddress)
  if (assetAddress !== undefined && wanted === undefined) return undefined
  const isWanted = ({ address }: TokenBalance) =>
    isSameAddress(
      context.kit,
      sender.namespace,
      address && parseCaipAddress(address).address,
      wanted,
    )
  const { balances } = await readHoldings(context, sender)
  const held = balances.find(isWanted)
  return held ?? (wanted === undefined ? undefined : await readToken(context, { sender, wanted }))
}

/** Apps name a token by its address or as an account of its chain (CAIP-10). */
function readAssetAddress(
  { network }: Sender,
  assetAddress: string | undefined,
): string | undefined {
  if (!isCaipAddress(assetAddress)) return assetAddress
  const { caipNetworkId, address } = parseCaipAddress(assetAddress)
  return caipNetworkId === network.caipNetworkId ? address : undefined
}

async function readHoldings(
  { kit }: SendContext,
  { address, network }: Sender,
): Promise<Pick<Holdings, 'balances'>> {
  const query = kit.queries.holdings({ address, network })
  const { data, dataUpdatedAt = 0 } = kit.queryClient.getQueryState<Holdings>(query.queryKey) ?? {}
  // What an earlier visit remembers may be spent since.
  const isKnown = data !== undefined && dataUpdatedAt >= kit.startedAt
  return isKnown ? data : await fetchShared(kit.queryClient, { ...query, staleTime: 0 })
}

async function readToken(
  { kit }: SendContext,
  { sender, wanted }: { sender: Sender; wanted: string },
): Promise<TokenBalance | undefined> {
  const { namespace, network, address } = sender
  const transfers = await loadTransfers(kit, namespace)
  const [token] = (await transfers.readTokens?.({ address, network, tokens: [wanted] })) ?? []
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
