import type { CaipNetwork } from '@cleat/core'
import type { Token, TokenBalance } from '@cleat/core/data'
import type { TokenJudge } from '../tokens/createTokenJudge.ts'
import type { TokenChoice } from './tokenChoice.ts'

export type TokenChoices = {
  /** What the account holds, most valuable first. */
  readonly own: readonly TokenChoice[]
  /** Everything else that is listed, by symbol. */
  readonly others: readonly TokenChoice[]
}

/** The tokens to choose from. */
export function listChoices(parameters: {
  network: CaipNetwork
  /** In display order. */
  held: readonly TokenBalance[]
  listed: readonly Token[]
  judge: TokenJudge | undefined
}): TokenChoices {
  const { network, held, listed, judge } = parameters
  const taken = new Set(held.map(({ address }) => address?.toLowerCase()))
  const toChoice = (token: TokenBalance): TokenChoice => {
    const trust = judge?.(token) ?? 'listed'
    // Without a list, that a token is not on it says nothing.
    const isUntold = trust === 'unknown' && listed.length === 0
    return { key: token.address ?? '', token, trust: isUntold ? 'listed' : trust }
  }
  const rest = listed
    .filter(({ address }) => !taken.has(address.toLowerCase()))
    .toSorted((one, other) => compare(one.symbol, other.symbol))
    .map(
      (token): TokenChoice => ({
        key: token.address,
        token: toBalance(token, network),
        trust: 'listed',
      }),
    )
  const coin = taken.has(undefined) ? [] : [toChoice(toCoin(network))]
  return { own: held.map(toChoice), others: [...coin, ...rest] }
}

function toBalance(token: Token, { caipNetworkId }: CaipNetwork): TokenBalance {
  const { name, symbol, address, decimals, logoUri } = token
  const quantity = { amount: 0n, decimals, numeric: '0' }
  return { name, symbol, chainId: caipNetworkId, address, quantity, iconUrl: logoUri }
}

function toCoin({ caipNetworkId, nativeCurrency }: CaipNetwork): TokenBalance {
  const { name, symbol, decimals } = nativeCurrency
  return { name, symbol, chainId: caipNetworkId, quantity: { amount: 0n, decimals, numeric: '0' } }
}

/** Much faster than `localeCompare`, and symbols have no language. */
function compare(one: string, other: string): number {
  const [low, high] = [one.toUpperCase(), other.toUpperCase()]
  return low === high ? 0 : low < high ? -1 : 1
}
