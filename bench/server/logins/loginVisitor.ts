import type { Bytes } from '@cleat/embedded-wallet/custody'
import type { WalletBrowser } from '@cleat/server/test/wallet'

/** A visitor whose browser is a device of their wallet. */
export type LoginVisitor = {
  readonly email: string
  /** The app that they log in for. */
  readonly host: string
  readonly browser: WalletBrowser
  readonly wallet: {
    readonly id: string
    /** The key of the device, which opens its box. */
    readonly device: { readonly id: string; readonly key: CryptoKeyPair }
    /** What the passkey gives, and its id among the holders. */
    readonly passkey: { readonly id: string; readonly secret: Bytes }
    readonly address: string | undefined
  }
}
