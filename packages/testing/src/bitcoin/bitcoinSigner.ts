import type { BitcoinAccount } from './bitcoinAccount.ts'
import type { BitcoinMethod, BitcoinMethods } from './bitcoinMethods.ts'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'

/** How the wallet presents itself. */
export type BitcoinWalletInfo = {
  readonly name: string
  /** A data URI. */
  readonly icon: string
  /** What it is known as where wallets are listed by name. */
  readonly id: string
}

/** What a dialect translates for. */
export type BitcoinSigner = {
  readonly info: BitcoinWalletInfo
  readonly network: BitcoinNetworkName
  /** What the site may know at this moment. */
  readonly permitted: readonly BitcoinAccount[]
  /**
   * Asks the wallet. The answer is of the given type unless the wallet was told to answer something else, so a dialect translates
   * what it recognises and passes everything else as it is. Rejects with a `ProviderRpcError`.
   */
  ask: <method extends BitcoinMethod>(
    method: method,
    parameters: BitcoinMethods[method]['parameters'],
  ) => Promise<BitcoinMethods[method]['answer']>
  /** Tells of every change the user made. Returns what ends it. */
  onChange: (listener: (change: 'accounts' | 'network' | 'disconnect') => void) => () => void
}
