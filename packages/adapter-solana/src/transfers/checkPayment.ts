import { CleatError, type PreparedPayment } from '@cleat/core/adapter'
import { boolean, object } from 'valibot'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { getMaxSendable } from './getMaxSendable.ts'
import { requireFunds } from './requireFunds.ts'
import { requireUnaltered } from './requireUnaltered.ts'

const validSchema = object({ value: boolean() })

/**
 * Checks again that a payment can be made.
 * @throws `PAYMENT_ALTERED`, `PAYMENT_EXPIRED`, `PAYMENT_FUNDS_INSUFFICIENT`,
 * `PAYMENT_FEE_UNCOVERED`, `NETWORK_RPC_FAILED`
 */
export async function checkPayment(prepared: PreparedPayment): Promise<void> {
  const { blockhash } = await requireUnaltered(prepared)
  const { payment, fee, notes, expiresAt = 0 } = prepared
  const { network, address, asset } = payment
  if (Date.now() >= expiresAt) throw new CleatError('PAYMENT_EXPIRED')
  const [{ value: isValid }, [payer], max] = await Promise.all([
    fetchRpc({
      ...{ network, method: 'isBlockhashValid', schema: validSchema },
      params: [blockhash, { commitment: 'confirmed' }],
    }),
    fetchAccounts({ network, addresses: [address] }),
    asset.address === undefined ? undefined : getMaxSendable(payment),
  ])
  if (!isValid) throw new CleatError('PAYMENT_EXPIRED')
  const lamports = payer?.lamports ?? 0n
  const opened = notes.find((note) => note.type === 'account-opened')
  const cost = (fee?.limit ?? 0n) + (opened?.cost ?? 0n)
  requireFunds({ payment, held: max ?? lamports, lamports, cost })
}
