import { formatAmount, type Swap } from '@cleat/core/adapter'
import type { SwapChange } from '../holdings/measureChange.ts'
import { priceMovedError } from './priceMovedError.ts'
import { unexpectedError } from './unexpectedError.ts'

/**
 * Checks that an exchange that was tried took no more than the amount, brought the minimum, and
 * cost no SOL beside the fee and rent.
 * @throws `SWAP_EFFECT_UNEXPECTED`, `SWAP_PRICE_MOVED`
 */
export function checkChange(parameters: {
  swap: Pick<Swap, 'source' | 'target' | 'amount' | 'network'>
  change: SwapChange
  minimum: bigint
}): void {
  const { swap, change, minimum } = parameters
  const { source, target, amount, network } = swap
  const { taken, received, coins } = change
  if (taken > amount) throw unexpectedError(`${show(taken, source)} leave the account`)
  const isCoin = [source.address, target.address].includes(undefined)
  if (!isCoin && coins < 0n)
    throw unexpectedError(`${show(-coins, network.nativeCurrency)} leave the account`)
  if (received < minimum) throw priceMovedError(target, { minimum, now: received })
}

function show(amount: bigint, { decimals, symbol }: { decimals: number; symbol: string }): string {
  return `${formatAmount(amount, decimals)} ${symbol}`
}
