import { type AdapterSession, CleatError, type ConnectionAccount } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { toNetworkName } from './bitcoinNetwork.ts'
import type { BitcoinWallet } from './bitcoinWallet.ts'

/** The active wallet with its connection. */
export type Current = ReturnType<AdapterSession<BitcoinWallet>['current']>

/** @throws `WALLET_UNAUTHORIZED` where the wallet does not share the address */
export function findAccount(parameters: {
  current: Current
  address: string
  method: string
}): ConnectionAccount {
  const { current, address, method } = parameters
  const { wallet, connection } = current
  const found = connection.accounts.find((account) => account.address === address)
  if (found) return found
  const facts = { wallet: wallet.connector.name, method }
  throw new CleatError('WALLET_UNAUTHORIZED', { context: facts })
}

/** The network of the wallet, which was checked when the wallet reported it. */
export function networkOf({ connection }: Current): BitcoinNetworkName {
  return toNetworkName(connection.caipNetworkId) ?? 'mainnet'
}
