import { CleatError } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { callWallet } from '../base/callWallet.ts'
import type { DialectWallet } from '../base/dialectWallet.ts'
import { toTransactionId } from '../base/toTransactionId.ts'
import { checkPayment } from './checkPayment.ts'

/**
 * Requests a payment from a wallet. Resolves with the transaction id.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`, `REQUEST_USER_REJECTED`,
 * `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function requestTransfer(
  parameters: Parameters<BitcoinWallet['sendTransfer']>[0] & {
    dialect: DialectWallet
    wallet: string
  },
): Promise<string> {
  const { dialect, wallet, amount, account, network } = parameters
  const method = 'sendTransfer'
  const facts = { wallet, method }
  const send = dialect.sendTransfer
  if (!send) throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  const { address: recipient } = checkPayment(parameters)
  const answer = await callWallet({
    ...{ doing: 'request', wallet, subject: method },
    ask: () => send({ recipient, amount, account, network }),
  })
  const id = toTransactionId(answer)
  if (!id) throw new CleatError('WALLET_BAD_ANSWER', { context: { ...facts, answer } })
  return id
}
