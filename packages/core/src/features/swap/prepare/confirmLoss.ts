import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * The visitor typed an amount because of what the exchange loses. Returns whether it is the amount
 * that is paid.
 */
export function confirmLoss({ state }: Pick<SwapContext, 'state'>, text: string): boolean {
  const { preparing } = state
  if (preparing.status !== 'success' || preparing.loss.level !== 'confirm') return false
  const { source, amount } = preparing.prepared.swap
  const isRight = parseAmount(text.trim(), source.decimals) === amount
  state.preparing = { ...preparing, isLossConfirmed: isRight ? true : undefined }
  return isRight
}
