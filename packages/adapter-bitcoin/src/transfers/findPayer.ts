import {
  type AdapterSession,
  type CaipNetwork,
  CleatError,
  type ConnectionAccount,
} from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import { findAccount, networkOf } from '../features/current.ts'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'

/** Who pays. */
export type Payer = {
  readonly wallet: BitcoinWallet
  readonly account: ConnectionAccount
  readonly network: BitcoinNetworkName
}

/**
 * The account that pays, of the wallet in use. What lies on the ordinals address may carry something that a payment would lose.
 * @throws `CONNECTION_NOT_CONNECTED`, `REQUEST_NETWORK_CHANGED`, `WALLET_UNAUTHORIZED`, `WALLET_METHOD_UNSUPPORTED`
 */
export function findPayer(parameters: {
  session: AdapterSession<BitcoinWallet>
  address: string
  /** Where it is paid. Absent: where the wallet is. */
  network?: CaipNetwork | undefined
}): Payer {
  const { session, address, network } = parameters
  const current = session.current()
  const { wallet, connection } = current
  const actual = connection.caipNetworkId
  if (network && network.caipNetworkId !== actual) {
    const context = { expected: network.caipNetworkId, actual }
    throw new CleatError('REQUEST_NETWORK_CHANGED', { context })
  }
  const method = 'sendTransfer'
  const account = findAccount({ current, address, method })
  const hasPayment = connection.accounts.some(({ type }) => type === 'payment')
  // Which coins carry something a wallet may know, where it chooses them; we do not.
  if (account.type === 'ordinal' && (hasPayment || wallet.lacksTransfer)) {
    const facts = { wallet: wallet.connector.name, method }
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  }
  return { wallet, account, network: networkOf(current) }
}
