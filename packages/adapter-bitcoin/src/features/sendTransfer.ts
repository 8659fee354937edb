import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import type { GetUtxos } from '../esplora/readCoins.ts'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'
import { findAccount, networkOf } from './current.ts'

/**
 * Pays from the payment address. What lies on the ordinals address may carry something that a payment would lose.
 * @throws `WALLET_METHOD_UNSUPPORTED`, and all that a wallet throws
 */
export async function sendTransfer(parameters: {
  session: AdapterSession<BitcoinWallet>
  address: string
  to: string
  value: bigint
  getUTXOs?: GetUtxos | undefined
}): Promise<string> {
  const { session, address, to: recipient, value: amount, getUTXOs } = parameters
  const current = session.current()
  const { wallet, connection } = current
  const method = 'sendTransfer'
  const account = findAccount({ current, address, method })
  const hasPayment = connection.accounts.some(({ type }) => type === 'payment')
  // Which coins carry something a wallet may know, where it chooses them; we do not.
  if (account.type === 'ordinal' && (hasPayment || wallet.lacksTransfer)) {
    const facts = { wallet: wallet.connector.name, method }
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  }
  const payment = { recipient, amount, account, network: networkOf(current) }
  return wallet.lacksTransfer
    ? (await import('./payWithPsbt.ts')).payWithPsbt({ session, getUTXOs, ...payment })
    : wallet.sendTransfer(payment)
}
