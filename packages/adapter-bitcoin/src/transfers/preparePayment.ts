import { CleatError, type Payment, type PreparedPayment } from '@cleat/core/adapter'
import { parseAddress } from '@cleat/signatures/bip122'
import { checkPayment } from './checkPayment.ts'
import { createSizeError } from './createSizeError.ts'
import { dustLimit } from './dustLimit.ts'
import { fetchBefore } from './fetchBefore.ts'
import { fetchSpendableUtxos } from './fetchSpendableUtxos.ts'
import { findPayer } from './findPayer.ts'
import { preparePsbt } from './preparePsbt.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { toSpending } from './toSpending.ts'
import type { TransferContext } from './transferContext.ts'

/**
 * Prepares a payment: a PSBT for wallets that only sign, else the parameters of `sendTransfer`.
 * @throws `PAYMENT_…`, `CAIP_ADDRESS_INVALID`, `NETWORK_RPC_FAILED`, and where the account cannot
 * pay
 */
export async function preparePayment(
  parameters: TransferContext & { payment: Payment },
): Promise<PreparedPayment> {
  const { session, getUTXOs, payment } = parameters
  const { network, address, amount } = payment
  const { wallet, account, network: name } = findPayer({ session, address, network })
  requireCoin(payment)
  const receiver = checkPayment({ recipient: payment.to, amount, network: name })
  const minimum = dustLimit[receiver.kind]
  if (amount < minimum) throw createSizeError({ payment, minimum })

  const own = parseAddress({ address, network: name })
  const spending = own && toSpending(own, account.publicKey)
  const source = own && spending && { own, spending, network: name }
  const reading = fetchSpendableUtxos({ address, network, getUTXOs })
  // A wallet that selects coins knows its balance without the index.
  if (!wallet.lacksTransfer) {
    const [spendable, before] = await Promise.all([
      reading.catch(() => undefined),
      fetchBefore({ network, to: receiver.address, amount }),
    ])
    return prepareTransfer({ payment, receiver, source, spendable, before })
  }
  if (source) return preparePsbt({ payment, receiver, source, spendable: await reading })
  reading.catch(() => undefined)
  const facts = { wallet: wallet.connector.name, method: 'sendTransfer' }
  throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
}

/** Requires the coin of the app's network with 8 decimals, the only asset. */
function requireCoin({ asset, network }: Payment): void {
  const { address, decimals, symbol } = asset
  const coin = network.nativeCurrency.symbol
  if (address === undefined && decimals === 8 && symbol === coin) return
  if (address !== undefined)
    throw new CleatError('PAYMENT_UNSUPPORTED', { context: { network: network.name } })
  const reason = `the coin of ${network.name} is ${coin} with 8 decimals`
  throw new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: symbol, reason } })
}
