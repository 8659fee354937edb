import type { Payment } from '@cleat/core/adapter'
import { parseAddress } from '@cleat/signatures/bip122'
import { dustLimit } from './dustLimit.ts'
import { fetchSpendableUtxos } from './fetchSpendableUtxos.ts'
import { findPayer } from './findPayer.ts'
import { measureAll } from './measureAll.ts'
import { toSpending } from './toSpending.ts'
import type { TransferContext } from './transferContext.ts'

/** The largest output, used while the receiver is unknown. */
const largest = { kind: 'wsh', script: Uint8Array.of(0, 32, ...new Uint8Array(32)) } as const

/**
 * The value of all coins, less the fee of spending all of them. Zero if that is below the dust
 * limit.
 * @throws `NETWORK_RPC_FAILED`, and where the account cannot pay
 */
export async function getMaxSendable(
  parameters: TransferContext & { payment: Omit<Payment, 'amount'> },
): Promise<bigint> {
  const { session, getUTXOs, payment } = parameters
  const { address, network, to } = payment
  const { account, network: name } = findPayer({ session, address, network })
  const own = parseAddress({ address, network: name })
  if (!own) return 0n
  const receiver = parseAddress({ address: to, network: name }) ?? largest
  const { spendable: coins, feeRate } = await fetchSpendableUtxos({ address, network, getUTXOs })
  const { total, fee } = measureAll({
    ...{ own, network: name, coins, feeRate, script: receiver.script },
    spending: toSpending(own, account.publicKey),
  })
  const max = total - fee
  return max < dustLimit[receiver.kind] ? 0n : max
}
