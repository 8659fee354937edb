import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import type { SwapContext } from '../state/swapContext.ts'
import type { SwapIntent } from '../state/swapIntent.ts'
import { findSwapToken } from './findSwapToken.ts'
import { setAmount } from './setAmount.ts'
import { setSourceToken } from './setSourceToken.ts'
import { setToToken } from './setToToken.ts'

/**
 * Applies an intent, once its tokens are known. Choices that the visitor makes meanwhile take
 * precedence. An unknown token is left to the visitor.
 */
export async function applySwapIntent(context: SwapContext, intent: SwapIntent): Promise<void> {
  const { kit, tasks } = context
  const sender = getSender(kit, 'swaps:load')
  if (!sender) return
  const { fromToken, toToken, amount } = intent
  const signals = { source: tasks.source.start(), target: tasks.target.start() }
  const find = (text: string | undefined) =>
    findSwapToken(context, { sender, text }).catch(() => undefined)
  const [source, target] = await Promise.all([
    find(fromToken),
    toToken === undefined ? undefined : find(toToken),
  ])
  if (target && !signals.target.aborted) setToToken(context, target)
  if (!source || signals.source.aborted) return
  setSourceToken(context, source)
  const units = amount === undefined ? undefined : parseAmount(amount, source.quantity.decimals)
  if (units !== undefined) setAmount(context, units)
}
