import { CleatError, isCleatError, type PreparedPayment } from '@cleat/core/adapter'
import { fetchCoins } from '../esplora/fetchCoins.ts'
import { decodePayment } from './decodePayment.ts'
import { requireFunds } from './requireFunds.ts'
import type { TransferContext } from './transferContext.ts'

/**
 * Checks that the coins are still unspent. Where the wallet selects coins, checks that the balance
 * suffices, if an index answers.
 * @throws `PAYMENT_ALTERED`, `PAYMENT_EXPIRED`, `PAYMENT_FUNDS_INSUFFICIENT`, `NETWORK_RPC_FAILED`
 */
export async function checkPrepared(
  parameters: Pick<TransferContext, 'getUTXOs'> & { prepared: PreparedPayment },
): Promise<void> {
  const { prepared, getUTXOs } = parameters
  const { payment } = prepared
  const { network, address } = payment
  const { payload, coins: spent } = decodePayment({ payload: prepared.payload, network })
  const reading = fetchCoins({ address, network, getUTXOs })
  if ('psbt' in payload) {
    const values = new Map(
      (await reading).map(({ txid, vout, value }) => [`${txid}:${vout}`, BigInt(value)]),
    )
    if (spent.every(({ txid, vout, value }) => values.get(`${txid}:${vout}`) === value)) return
    throw new CleatError('PAYMENT_EXPIRED')
  }
  const coins = await reading.catch((error: unknown) => {
    if (isCleatError(error, 'NETWORK_RPC_FAILED')) return undefined
    throw error
  })
  if (coins) requireFunds({ payment, coins })
}
