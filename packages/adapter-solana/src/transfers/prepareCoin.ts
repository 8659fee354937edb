import {
  CleatError,
  formatAmount,
  type Payment,
  type PaymentNote,
  type PreparedPayment,
} from '@cleat/core/adapter'
import type { ChainAccount } from '../rpc/chainAccount.ts'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { buildPayment } from './buildPayment.ts'
import { coinBudget } from './coinBudget.ts'
import { fetchLifetime } from './fetchLifetime.ts'
import { fetchRent } from './fetchRent.ts'
import { hasHistory } from './hasHistory.ts'
import { readReceiver } from './readReceiver.ts'
import { requireFunds } from './requireFunds.ts'
import { simulate } from './simulate.ts'
import { toFee } from './toFee.ts'
import { toPayload } from './toPayload.ts'

/** Prepares a SOL payment. */
export async function prepareCoin(payment: Payment): Promise<PreparedPayment> {
  const { network, address: from, to, amount } = payment
  const [[payer, receiver], { blockhash, expiresAt }, rent] = await Promise.all([
    fetchAccounts({ network, addresses: [from, to] }),
    fetchLifetime(network),
    fetchRent({ network, length: 0 }),
  ])
  const notes = readReceiver({ address: to, account: receiver })
  const lamports = payer?.lamports ?? 0n
  const fee = toFee(coinBudget)
  requireFunds({ payment, held: lamports, lamports, cost: fee })
  requireEnough({ payment, receiver, rent, max: lamports - fee })
  const transaction = buildPayment({ ...{ from, to, amount, blockhash }, ...coinBudget })
  const [isUsed] = await Promise.all([
    receiver !== undefined || hasHistory({ network, address: to }),
    simulate({ network, transaction }),
  ])
  const unused: readonly PaymentNote[] = isUsed ? [] : [{ type: 'unused-receiver' }]
  return {
    ...{ payment, expiresAt },
    payload: toPayload({ transaction }),
    fee: { expected: fee, limit: fee },
    notes: [...notes, ...unused],
  }
}

/**
 * Requires that receiver and payer keep the rent minimum. An account with nothing left is closed,
 * so paying everything is allowed.
 * @throws `PAYMENT_TOO_SMALL`
 */
function requireEnough(parameters: {
  payment: Payment
  receiver: ChainAccount | undefined
  rent: bigint
  /** The amount that is left after the fee. */
  max: bigint
}): void {
  const { payment, receiver, rent, max } = parameters
  const { address, to, amount, network } = payment
  if (address === to) return
  const { symbol, decimals } = network.nativeCurrency
  const refuse = (minimum: bigint) =>
    new CleatError('PAYMENT_TOO_SMALL', {
      context: { symbol, minimum: formatAmount(minimum, decimals) },
    })
  const missing = rent - (receiver?.lamports ?? 0n)
  if (amount < missing) throw refuse(missing)
  if (amount < max && max - amount < rent) throw refuse(max)
}
