import { isCaipAddress, parseCaipAddress } from '../../../base/caip/caipAddress.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import { fetchHoldings } from '../../../runtime/sender/fetchHoldings.ts'
import { fetchToken } from '../../../runtime/sender/fetchToken.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
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
  const { balances } = await fetchHoldings(context.kit, sender)
  const held = balances.find(isWanted)
  return (
    held ??
    (wanted === undefined ? undefined : await fetchToken(context.kit, { sender, token: wanted }))
  )
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
