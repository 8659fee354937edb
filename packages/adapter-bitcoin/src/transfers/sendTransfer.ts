import { findPayer } from './findPayer.ts'
import { listedNetworkOf } from './listedNetworkOf.ts'
import { preparePayment } from './preparePayment.ts'
import { sendPrepared } from './sendPrepared.ts'
import type { TransferContext } from './transferContext.ts'

/**
 * Pays from the payment address. Resolves with the transaction id.
 * @throws the errors of preparing and sending a payment
 */
export async function sendTransfer(
  parameters: TransferContext & { address: string; to: string; value: bigint },
): Promise<string> {
  const { session, getUTXOs, address, to, value: amount } = parameters
  const { wallet, account, network: name } = findPayer({ session, address })
  if (!wallet.lacksTransfer)
    return wallet.sendTransfer({ recipient: to, amount, account, network: name })
  const network = listedNetworkOf(session)
  const payment = { network, address, to, amount, asset: network.nativeCurrency }
  const prepared = await preparePayment({ session, getUTXOs, payment })
  const { hash } = await sendPrepared({ session, prepared })
  return hash
}
