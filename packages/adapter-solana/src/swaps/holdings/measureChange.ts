import type { PaymentAsset, Swap } from '@cleat/core/adapter'
import { nativeMint } from '../decode/setup/nativeMint.ts'
import type { Holding } from './holding.ts'

/** What an exchange changed for the visitor. */
export type SwapChange = {
  /** Base units of the source that are gone. */
  readonly taken: bigint
  /** Base units of the target that came. */
  readonly received: bigint
  /** Lamports that came, without the network's fee and the rent of own accounts. */
  readonly coins: bigint
}

/**
 * Measures what an exchange changed, by all accounts of the visitor that it could change. Rent that
 * moves between them is no change. Wrapped SOL counts as SOL unless it is exchanged itself.
 * @param parameters.fee - what the network took, in lamports
 */
export function measureChange(parameters: {
  swap: Pick<Swap, 'source' | 'target'>
  before: readonly Holding[]
  after: readonly Holding[]
  fee: bigint
}): SwapChange {
  const { swap, before, after, fee } = parameters
  const { source, target } = swap
  const isTraded = [source.address, target.address].includes(nativeMint)
  const coinsOf = ({ lamports, token }: Holding) =>
    isTraded && token?.mint === nativeMint ? lamports - token.amount : lamports
  const coins = sum(after, coinsOf) - sum(before, coinsOf) + fee
  const change = ({ address }: PaymentAsset) => {
    if (address === undefined) return coins
    const amountOf = ({ token }: Holding) => (token?.mint === address ? token.amount : 0n)
    return sum(after, amountOf) - sum(before, amountOf)
  }
  return { taken: -change(source), received: change(target), coins }
}

function sum(holdings: readonly Holding[], amountOf: (holding: Holding) => bigint): bigint {
  return holdings.reduce((total, holding) => total + amountOf(holding), 0n)
}
