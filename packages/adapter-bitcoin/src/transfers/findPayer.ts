import {
  type AdapterSession,
  type CaipNetwork,
  CleatError,
  type ConnectionAccount,
} from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { findAccount, networkOf } from '../base/current.ts'

/** The paying account with its network. */
export type Payer = {
  readonly wallet: BitcoinWallet
  readonly account: ConnectionAccount
  readonly network: BitcoinNetworkName
}

/**
 * The paying account of the active wallet. The ordinals address is refused where coins are selected
 * here, because a payment could lose an inscription.
 * @throws `CONNECTION_NOT_CONNECTED`, `REQUEST_NETWORK_CHANGED`, `WALLET_UNAUTHORIZED`,
 * `WALLET_METHOD_UNSUPPORTED`
 */
export function findPayer(parameters: {
  session: AdapterSession<BitcoinWallet>
  address: string
  /** The payment's network. Absent: the wallet's network. */
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
  // A wallet that selects coins may know which carry inscriptions. This code does not.
  if (account.type === 'ordinal' && (hasPayment || wallet.lacksTransfer)) {
    const facts = { wallet: wallet.connector.name, method }
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  }
  return { wallet, account, network: networkOf(current) }
}
