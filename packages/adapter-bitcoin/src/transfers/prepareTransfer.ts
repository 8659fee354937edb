import type { Payment, PreparedPayment, TrackingData } from '@cleat/core/adapter'
import type { ParsedAddress } from '@cleat/signatures/bip122'
import type { SpendableUtxos } from './fetchSpendableUtxos.ts'
import type { TransferPayload } from './payload.ts'
import { requireFunds } from './requireFunds.ts'
import type { selectCoins } from './selectCoins.ts'
import { writePayment } from './writePayment.ts'

/**
 * Prepares a payment for a wallet that selects the coins and the fee. The displayed fee is an
 * estimate, where one is possible.
 * @throws `PAYMENT_FUNDS_INSUFFICIENT`
 */
export function prepareTransfer(parameters: {
  payment: Payment
  receiver: ParsedAddress
  /** Absent where the type of input is unknown. */
  source: Pick<selectCoins.Parameters, 'own' | 'spending' | 'network'> | undefined
  /** Absent where the coins are unknown. */
  spendable: SpendableUtxos | undefined
  before: TrackingData
}): PreparedPayment {
  const { payment, receiver, source, spendable, before } = parameters
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
  return { payment, payload, fee, notes: [{ type: 'wallet-sets-fee' }], before }
}
