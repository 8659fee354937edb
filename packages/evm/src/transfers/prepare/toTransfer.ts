import type { Payment } from '@cleat/core/adapter'
import { CleatError, createRecipientError } from '@cleat/core/adapter'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { NodeCall } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { parseReceiver } from '../../prepare/parseReceiver.ts'

/** A payment as the chain runs it, before anything is known of fees. */
export type EvmTransfer = {
  readonly from: string
  /** Who is paid. */
  readonly to: string
  readonly token: string | undefined
  readonly amount: bigint
  readonly data: string | undefined
  readonly call: NodeCall & { readonly from: string; readonly value: string }
}

/** More does not fit into 256 bits. */
const limit = 2n ** 256n

/** @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED` */
export function toTransfer(chain: Pick<EvmChain, 'toAddress'>, payment: Payment): EvmTransfer {
  const { amount, asset } = payment
  const address = (text: string) => {
    const parsed = /^0x/.test(text) ? parseReceiver(chain, { text }) : undefined
    if (parsed === undefined) throw createRecipientError(text)
    return parsed
  }
  // A number would be rounded already, and a text would be taken for hexadecimal.
  if (typeof amount !== 'bigint' || amount <= 0n || amount >= limit)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'payment:send' } })
  const from = address(payment.address)
  const to = address(payment.to)
  if (asset.address === undefined) {
    const call = { from, to, value: toQuantity(amount) }
    return { from, to, token: undefined, amount, data: undefined, call }
  }
  const token = address(asset.address)
  const data = tokenCalls.transfer(to, amount)
  return { from, to, token, amount, data, call: { from, to: token, value: '0x0', data } }
}
