import { type AdapterSession, CleatError, type ConnectionAccount } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import { writePayment } from '../chain/writePayment.ts'
import { type GetUtxos, readCoins } from '../esplora/readCoins.ts'
import { readFeeRate } from '../esplora/readFeeRate.ts'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'
import { checkPayment } from '../wallet/checkPayment.ts'
import { listedNetworkOf } from './current.ts'
import { sendPsbt } from './sendPsbt.ts'

/**
 * Pays with a wallet that signs PSBTs and has no payments of its own: which coins, at what fee, is read from the app's own index.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`, `NETWORK_…`, `WALLET_ERROR` where the coins do not suffice, and all that a
 * wallet throws
 */
export async function payWithPsbt(parameters: {
  session: AdapterSession<BitcoinWallet>
  account: ConnectionAccount
  network: BitcoinNetworkName
  recipient: string
  amount: bigint
  getUTXOs?: GetUtxos | undefined
}): Promise<string> {
  const { session, account, network: name, amount, getUTXOs } = parameters
  const { address } = account
  const recipient = await checkPayment({ ...parameters, network: name })
  const network = listedNetworkOf(session)
  const [coins, feeRate] = await Promise.all([
    readCoins({ address, network, getUTXOs }),
    readFeeRate({ network }),
  ])
  const payment = writePayment({
    ...{ account, network: name, coins, recipient, amount, feeRate },
  })
  const { name: wallet } = session.current().wallet.connector
  const facts = { wallet, method: 'sendTransfer' }
  if (!payment) {
    const cause = new Error(`The coins of ${address} do not pay for that.`)
    throw new CleatError('WALLET_ERROR', { context: facts, cause })
  }
  const { psbt, inputCount } = payment
  const inputs = Array.from({ length: inputCount }, (_, index) => ({ index, address }))
  const { txid } = await sendPsbt({ session, psbt, inputs })
  if (txid !== undefined) return txid
  throw new CleatError('WALLET_BAD_ANSWER', { context: { ...facts, answer: txid } })
}
