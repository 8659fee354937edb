import { CleatError } from '@cleat/core/adapter'
import { loadChain } from '../loadChain.ts'
import { askWallet } from './askWallet.ts'
import type { BitcoinWallet } from './bitcoinWallet.ts'
import type { DialectWallet } from './dialectWallet.ts'
import { toTransactionId } from './toTransactionId.ts'

/** All that there can ever be, in satoshi. */
const everything = 2_100_000_000_000_000n

/**
 * Asks a wallet to pay. Resolves with the transaction's id.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`, `REQUEST_USER_REJECTED`, `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function sendTransfer(
  parameters: Parameters<BitcoinWallet['sendTransfer']>[0] & {
    dialect: DialectWallet
    wallet: string
  },
): Promise<string> {
  const { dialect, wallet, recipient, amount, account, network } = parameters
  const method = 'sendTransfer'
  const facts = { wallet, method }
  const send = dialect.sendTransfer
  if (!send) throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  if (amount <= 0n || amount > everything)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
  const to = (await loadChain()).parseAddress({ address: recipient, network })
  if (!to) throw new CleatError('CAIP_ADDRESS_INVALID', { context: { value: recipient } })
  const answer = await askWallet({
    ...{ doing: 'request', wallet, subject: method },
    ask: () => send({ recipient: to.address, amount, account, network }),
  })
  const id = toTransactionId(answer)
  if (!id) throw new CleatError('WALLET_BAD_ANSWER', { context: { ...facts, answer } })
  return id
}
