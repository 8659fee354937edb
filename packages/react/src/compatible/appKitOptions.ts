import type { AppKitOptions as LeanOptions } from '../kit/appKitOptions.ts'

/** Options of `createAppKit` of `@cleat/react/appkit`: every option of AppKit. */
export type AppKitOptions = LeanOptions & {
  /** Accounts that an email wallet starts with, by namespace. No effect without such a wallet. */
  defaultAccountTypes?:
    | { readonly [namespace: string]: 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | undefined }
    | undefined
  /**
   * Connecting only: no activity, and the modal is not forced open on a chain that the app
   * does not list.
   * @default false
   */
  basic?: boolean | undefined
  /** No effect, as in AppKit: `enableWallets` hides the list of wallets. */
  showWallets?: boolean | undefined
}
