import { CleatError } from '@cleat/core/adapter'
import { type Current, findAccount, networkOf } from './current.ts'

/**
 * Pays from the payment address. What lies on the ordinals address may carry something that a payment would lose.
 * @throws `WALLET_METHOD_UNSUPPORTED`, and all that a wallet throws
 */
export async function sendTransfer(parameters: {
  current: Current
  address: string
  to: string
  value: bigint
}): Promise<string> {
  const { current, address, to: recipient, value: amount } = parameters
  const { wallet, connection } = current
  const method = 'sendTransfer'
  const account = findAccount({ current, address, method })
  const hasPayment = connection.accounts.some(({ type }) => type === 'payment')
  if (account.type === 'ordinal' && hasPayment) {
    const facts = { wallet: wallet.connector.name, method }
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  }
  return wallet.sendTransfer({ recipient, amount, account, network: networkOf(current) })
}
