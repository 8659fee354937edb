import type { PaymentAsset, Swap } from '@cleat/core/adapter'
import { CleatError, createRecipientError } from '@cleat/core/adapter'
import type { EvmChain } from '../../node/evmChain.ts'
import { parseReceiver } from '../../prepare/parseReceiver.ts'

/** More does not fit into 256 bits. */
const limit = 2n ** 256n

/**
 * Checks what the visitor entered, and writes its addresses with their checksums.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`
 */
export function toRequest(chain: Pick<EvmChain, 'toAddress'>, swap: Swap): Swap {
  const { amount, slippageBps } = swap
  const address = (text: string) => {
    const parsed = /^0x/.test(text) ? parseReceiver(chain, { text }) : undefined
    if (parsed === undefined) throw createRecipientError(text)
    return parsed
  }
  const toAsset = (asset: PaymentAsset): PaymentAsset =>
    asset.address === undefined ? asset : { ...asset, address: address(asset.address) }
  const [source, target] = [toAsset(swap.source), toAsset(swap.target)]
  // A number would be rounded already, and a text would be taken for hexadecimal.
  const isAmount = typeof amount === 'bigint' && amount > 0n && amount < limit
  const isTolerance = Number.isInteger(slippageBps) && slippageBps >= 1 && slippageBps <= 5000
  if (!isAmount || !isTolerance || source.address === target.address)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'swap:send' } })
  return { ...swap, address: address(swap.address), source, target }
}
