import { CleatError, formatAmount, type Payment, type PreparedPayment } from '@cleat/core/adapter'
import type { ParsedAddress } from '@cleat/signatures/bip122'
import { createSizeError } from './createSizeError.ts'
import type { SpendableUtxos } from './fetchSpendableUtxos.ts'
import { measureAll } from './measureAll.ts'
import type { PsbtPayload } from './payload.ts'
import { requireFunds } from './requireFunds.ts'
import type { selectCoins } from './selectCoins.ts'
import { writePayment } from './writePayment.ts'

/**
 * A fee up to this is always accepted, in satoshis. A higher fee may be at most a quarter of the
 * amount.
 */
const harmlessFee = 10_000n

/**
 * Prepares a payment as a PSBT, from coins whose sender cannot take them back.
 * @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`, `PAYMENT_TOO_SMALL`
 */
export function preparePsbt(parameters: {
  payment: Payment
  receiver: ParsedAddress
  source: Pick<selectCoins.Parameters, 'own' | 'spending' | 'network'>
  spendable: SpendableUtxos
}): PreparedPayment {
  const { payment, receiver, source, spendable } = parameters
  const { address, amount, asset } = payment
  const { script } = receiver
  const { spendable: coins, feeRate } = spendable
  requireFunds({ payment, coins })
  const written = writePayment({ ...source, coins, feeRate, to: { script, amount } })
  if (!written) {
    const { fee } = measureAll({ ...source, coins, feeRate, script })
    const facts = { symbol: asset.symbol, fee: formatAmount(fee, 8) }
    throw new CleatError('PAYMENT_FEE_UNCOVERED', { context: facts })
  }
  const { psbt, inputCount, fee } = written
  if (fee > harmlessFee && fee * 4n > amount) throw createSizeError({ payment, minimum: fee * 4n })
  const inputs = Array.from({ length: inputCount }, (_, index) => ({ index, address }))
  const payload: PsbtPayload = { psbt, inputs }
  return { payment, payload, fee: { expected: fee, limit: fee }, notes: [] }
}
