import type { BitcoinAccount } from './bitcoinAccount.ts'
import type { BitcoinMethod, BitcoinMethods } from './bitcoinMethods.ts'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'

/** The wallet's name and icon. */
export type BitcoinWalletInfo = {
  /** The name of the wallet. */
  readonly name: string
  /** A data URI. */
  readonly icon: string
  /** Its id in lists of wallets. */
  readonly id: string
}

/** The wallet's interface to a dialect. */
export type BitcoinSigner = {
  readonly info: BitcoinWalletInfo
  readonly network: BitcoinNetworkName
  /** The addresses that the site can see now. */
  readonly permitted: readonly BitcoinAccount[]
  /**
   * Calls the wallet. The answer has this type unless a behaviour replaced it, so a dialect
   * translates known shapes and passes on the rest. Rejects with a `ProviderRpcError`.
   */
  ask: <method extends BitcoinMethod>(
    method: method,
    parameters: BitcoinMethods[method]['parameters'],
  ) => Promise<BitcoinMethods[method]['answer']>
  /** Listens to the user's changes. Returns a function that stops listening. */
  onChange: (listener: (change: 'accounts' | 'network' | 'disconnect') => void) => () => void
}
