import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import {
  type CaipAddress,
  isCaipAddress,
  parseCaipAddress,
} from '../../../base/caip/caipAddress.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import type { Token } from '../../../runtime/api/data/answers/tokensAnswer.ts'
import { fetchShared } from '../../../runtime/queries/fetchShared.ts'
import { fetchHoldings } from '../../../runtime/sender/fetchHoldings.ts'
import { fetchToken } from '../../../runtime/sender/fetchToken.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * Finds a token by its symbol or address: among what the account holds, then in the service's list,
 * then, by its address only, on the chain. The native coin without a text. `undefined` if unknown,
 * and for a symbol that two listed tokens have.
 * @throws `NETWORK_RPC_FAILED`, `SERVICE_…`
 */
export async function findSwapToken(
  context: Pick<SwapContext, 'kit'>,
  parameters: { sender: Sender; text: string | undefined },
): Promise<TokenBalance | undefined> {
  const { kit } = context
  const { sender, text } = parameters
  const { network, namespace } = sender
  const { balances } = await fetchHoldings(kit, sender)
  if (text === undefined) return balances.find(({ address }) => address === undefined)
  const wanted = readAddress(sender, text)
  const isWanted = (token: { symbol: string; address?: CaipAddress | undefined }) => {
    const address = token.address && parseCaipAddress(token.address).address
    return (
      (wanted !== undefined && isSameAddress(kit, namespace, address, wanted)) ||
      token.symbol.toLowerCase() === text.toLowerCase()
    )
  }
  const listed = await fetchShared(kit.queryClient, kit.queries.tokens({ network }))
  const found = [
    ...balances.filter(isWanted),
    ...listed
      .filter(isWanted)
      .filter(({ address }) => !balances.some((one) => one.address === address)),
  ]
  // Anyone can give a token the name of another one.
  const isListed = ({ address }: { address?: CaipAddress | undefined }) =>
    address === undefined || listed.some((one) => one.address === address)
  const [best, second] = found.filter(isListed)
  if (best && !second) return 'quantity' in best ? best : toTokenBalance(best, sender)
  const [held] = found
  if (held && found.length === 1 && 'quantity' in held) return held
  return wanted === undefined ? undefined : await fetchToken(kit, { sender, token: wanted })
}

/** Apps name a token by its symbol, its address or as an account of its chain (CAIP-10). */
function readAddress({ network }: Sender, text: string): string | undefined {
  if (isCaipAddress(text)) {
    const { caipNetworkId, address } = parseCaipAddress(text)
    return caipNetworkId === network.caipNetworkId ? address : undefined
  }
  return text.length >= 32 ? text : undefined
}

function toTokenBalance(
  { name, symbol, address, decimals, logoUri }: Token,
  { network }: Sender,
): TokenBalance {
  return {
    ...{ name, symbol, address, chainId: network.caipNetworkId },
    quantity: { amount: 0n, decimals, numeric: formatAmount(0n, decimals) },
    ...(logoUri !== undefined && { iconUrl: logoUri }),
  }
}
