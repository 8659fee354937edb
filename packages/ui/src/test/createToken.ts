import type { CaipAddress } from '@cleat/core'
import { toCaipNetworkId } from '@cleat/core/adapter'
import { formatAmount, type TokenBalance } from '@cleat/core/data'

const chainId = toCaipNetworkId('eip155:1')

/** A token on Ethereum as a service returns it. The native currency without `place`. */
export function createToken(
  parameters: {
    /** Determines its address. */
    place?: number | undefined
    symbol?: string | undefined
    amount?: bigint | undefined
    decimals?: number | undefined
    price?: number | undefined
  } = {},
): TokenBalance {
  const { place, symbol = 'TOK', amount = 1n, decimals = 6, price } = parameters
  const address = `${chainId}:0xA${`${place}`.padStart(39, '0')}` as CaipAddress
  return {
    name: symbol,
    symbol,
    chainId,
    ...(place !== undefined && { address }),
    quantity: { amount, decimals, numeric: formatAmount(amount, decimals) },
    price,
  }
}
