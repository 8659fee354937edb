import type { Hex } from 'viem'

const ethereum = 60n
const everyEvmChain = 0x8000_0000n
/** Clients of the Data API write Ethereum as a chain like any other. */
const ethereumAsChain = 0x8000_0001n

/**
 * The address that an account has for a coin type that a client named. A key has its address on
 * every EVM chain.
 * @param coins of `toCoins`
 */
export function findCoin(
  coins: ReadonlyMap<bigint, Hex>,
  named: bigint,
): { readonly coinType: bigint; readonly form: Hex } | undefined {
  const coinType = named === ethereumAsChain ? ethereum : named
  const isEvmChain = coinType > everyEvmChain && coinType < 2n ** 32n
  const form = coins.get(coinType) ?? (isEvmChain ? coins.get(everyEvmChain) : undefined)
  return form === undefined ? undefined : { coinType, form }
}
