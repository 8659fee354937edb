import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { ConnectedAccount } from '../../boot/connectedAccount.ts'
import type { ExternalWallet } from '../../contract/adapter/externalWallet.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import type { PairedSession } from '../walletConnect/walletConnectClient.ts'
import type { WalletConnectParameters } from './walletConnectParameters.ts'

/** Wallets that are not found in the page, and what is done with them. */
export type LoadedExternalWallets = {
  /** What adapters get of them. What each needs of its own is loaded by the first request to it. */
  readonly byNamespace: {
    readonly eip155: readonly ExternalWallet<'eip155'>[]
    readonly [namespace: string]: readonly ExternalWallet[]
  }
  /** Offers a pairing and waits for a wallet to take it; see `connectWalletConnect`. */
  connectWalletConnect(parameters?: WalletConnectParameters): Promise<ConnectedAccount>
  /** Has a pairing ready before the visitor chooses a wallet, so that a tap can open it at once. Never rejects. */
  preparePairing(): Promise<void>
  /** Stops waiting for a request of `connection.state.waiting`. */
  cancelRequest(parameters: { id: number }): void
  /** The provider of the protocol's library, loaded if need be. Nothing where the app does not pair wallets. */
  getUniversalProvider(): Promise<KitOptions['universalProvider']>
  /** The wallet that is paired, where one is. */
  getSession(): PairedSession | null
}

/** The place of their code in a kit. It comes with the interface, which is where they are chosen. */
export type ExternalWallets = {
  /** What their code needs to know. */
  readonly setup: { readonly options: KitOptions; readonly area: StorageArea }
  readonly loaded: Promise<LoadedExternalWallets>
  /** Whether their code is there. */
  isAttached?: boolean | undefined
  /** What was loaded, if anything was. */
  current?: LoadedExternalWallets | undefined
  provide(wallets: LoadedExternalWallets): void
}

export function createExternalWallets(setup: ExternalWallets['setup']): ExternalWallets {
  let tell: ExternalWallets['provide'] = () => undefined
  const external: ExternalWallets = {
    setup,
    loaded: new Promise((resolve) => {
      tell = resolve
    }),
    provide(wallets) {
      external.current = wallets
      tell(wallets)
    },
  }
  return external
}
