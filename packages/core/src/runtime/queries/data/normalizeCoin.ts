import type { Network } from '../../../base/caip/network.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'

/** Balances whose native coin is that of the app's network. */
export type NormalizedBalances = {
  readonly balances: readonly TokenBalance[]
  /** Whether the source contradicts the network, so that only the chain can tell the balance. */
  readonly isCoinInDoubt: boolean
}

/**
 * The addresses that some services give the native coin: the placeholder `0xEeee…`, the zero
 * address, and Solana's system program. No token has them.
 */
const placeholder = /:(?:0x(?:e{40}|0{40})|1{32}|native)$/i

/**
 * Gives the native coin the name, symbol and decimals of the app's network. What a wallet or a
 * service says of them is not used: other decimals would pay a multiple, and another symbol another
 * asset. Rows that contradict the network, or each other, are left out.
 */
export function normalizeCoin(parameters: {
  balances: readonly TokenBalance[]
  network: Pick<Network, 'nativeCurrency'>
}): NormalizedBalances {
  const { balances, network } = parameters
  const { name, symbol, decimals } = network.nativeCurrency
  const tokens = balances.filter(({ address }) => address && !placeholder.test(address))
  const others = balances.length - tokens.length
  const coins = balances.filter(
    (row) =>
      !row.address &&
      row.quantity.decimals === decimals &&
      row.symbol.toLowerCase() === symbol.toLowerCase(),
  )
  const [coin] = coins
  // A second row, with any name, makes it unknown which one is the coin.
  if (!coin || others > 1) return { balances: tokens, isCoinInDoubt: others > 0 }
  return { balances: [{ ...coin, name, symbol }, ...tokens], isCoinInDoubt: false }
}
