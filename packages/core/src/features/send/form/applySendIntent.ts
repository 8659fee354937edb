import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { SendContext } from '../sendContext.ts'
import { findToken } from './findToken.ts'
import { getSender } from './getSender.ts'
import { setAmount } from './setAmount.ts'
import { setToken } from './setToken.ts'

/** What is to be sent, and how much of it: whole coins or tokens as a plain decimal number, or atomic units. */
type Intent = {
  readonly assetAddress?: string | undefined
  readonly amount?: string | undefined
  readonly amountUnits?: bigint | undefined
}

/**
 * Takes over what is wished for as soon as the token is known, without which no amount can be read. What the visitor chooses in the
 * meantime stands. A token that nobody knows is left for the visitor to choose.
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
