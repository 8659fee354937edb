import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import type { SendContext } from '../state/sendContext.ts'
import { findToken } from './findToken.ts'
import { setAmount } from './setAmount.ts'
import { setToken } from './setToken.ts'

/** A token and an amount: whole units as a plain decimal number, or base units. */
type Intent = {
  readonly assetAddress?: string | undefined
  readonly amount?: string | undefined
  readonly amountUnits?: bigint | undefined
}

/**
 * Applies an intent once its token is known, because amounts need the token's decimals. Choices
 * that the visitor makes meanwhile take precedence. An unknown token is left to the visitor.
 */
export async function applySendIntent(context: SendContext, intent: Intent): Promise<void> {
  const { kit, tasks } = context
  const sender = getSender(kit)
  if (!sender) return
  const signal = tasks.token.start()
  const token = await findToken(context, { sender, assetAddress: intent.assetAddress }).catch(
    () => undefined,
  )
  if (signal.aborted || !token) return
  setToken(context, token)
  const { amount, amountUnits } = intent
  const units = amount === undefined ? amountUnits : parseAmount(amount, token.quantity.decimals)
  if (units !== undefined) setAmount(context, units)
}
