import type { PaymentAsset } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import { readDecimals } from '../abi/readDecimals.ts'
import { tokenCalls } from '../abi/tokenCalls.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/**
 * Checks that the token's decimals on the chain are those that the visitor saw, and that the native
 * coin is that of the app's network. Another value would pay a multiple, or another asset.
 * @throws `PAYMENT_TOKEN_MISTRUSTED`, `NETWORK_RPC_FAILED`
 */
export async function checkToken(node: EvmNode, asset: PaymentAsset): Promise<void> {
  const { address, decimals, symbol } = asset
  const mistrust = (reason: string) =>
    new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: symbol, reason } })
  if (address === undefined) {
    const { nativeCurrency: coin, name } = node.network
    if (coin.decimals === decimals && coin.symbol === symbol) return
    throw mistrust(`the coin of ${name} is ${coin.symbol} with ${coin.decimals} decimals`)
  }
  const answer = await node.run({ to: address, data: tokenCalls.decimals() }).catch((error) => {
    if (isRpcFailure(error)) throw error
    return '0x'
  })
  const told = readDecimals(answer)
  if (told === undefined) throw mistrust('its contract does not say how many decimals it has')
  if (told !== decimals)
    throw mistrust(`its contract says that it has ${told} decimals, and not ${decimals}`)
}
