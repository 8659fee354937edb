import type { Payment, PreparedPayment } from '@cleat/core/adapter'
import type { ParsedAddress } from '../chain/parseAddress.ts'
import type { SpendableUtxos } from './fetchSpendableUtxos.ts'
import type { TransferPayload } from './payload.ts'
import { requireFunds } from './requireFunds.ts'
import type { selectCoins } from './selectCoins.ts'
import { writePayment } from './writePayment.ts'

/**
 * A payment for a wallet that chooses the coins and the fee itself. The fee is what it would be here, where that can be told.
 * @throws `PAYMENT_FUNDS_INSUFFICIENT`
 */
export function prepareTransfer(parameters: {
  payment: Payment
  receiver: ParsedAddress
  /** Absent where nobody knows how the coins are spent. */
  source: Pick<selectCoins.Parameters, 'own' | 'spending' | 'network'> | undefined
  /** Absent where nobody knows the coins. */
  spendable: SpendableUtxos | undefined
}): PreparedPayment {
  const { payment, receiver, source, spendable } = parameters
  const { amount } = payment
  if (spendable) requireFunds({ payment, coins: spendable.coins })
  const written =
    source &&
    spendable &&
    writePayment({
      ...{ ...source, coins: spendable.coins, feeRate: spendable.feeRate },
      to: { script: receiver.script, amount },
    })
  const payload: TransferPayload = { recipient: receiver.address, amount }
  const fee = written && { expected: written.fee, limit: written.fee }
  return { payment, payload, fee, notes: [{ type: 'wallet-sets-fee' }] }
}
