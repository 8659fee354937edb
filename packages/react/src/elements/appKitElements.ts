import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { AppKitAccountButton } from '../buttons/AppKitAccountButton.tsx'
import type { AppKitButton } from '../buttons/AppKitButton.tsx'
import type { AppKitConnectButton } from '../buttons/AppKitConnectButton.tsx'
import type { AppKitNetworkButton } from '../buttons/AppKitNetworkButton.tsx'
import type { AppKitOnrampWidget } from '../onrampWidget/AppKitOnrampWidget.tsx'
import type { AppKitWalletButton } from '../walletButton/AppKitWalletButton.tsx'

type Element<properties> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  properties & { class?: string | undefined }

type ModalProperties = {
  /** Shows the modal's views inside this element instead of over the page. */
  enableEmbedded?: boolean | undefined
}

/** JSX types of the elements that `createAppKit` of `@cleat/react/appkit` defines. */
export type AppKitElements = {
  /** See `AppKitButton`. */
  'appkit-button': Element<AppKitButton.Props>
  /** See `AppKitConnectButton`. */
  'appkit-connect-button': Element<AppKitConnectButton.Props>
  /** See `AppKitAccountButton`. */
  'appkit-account-button': Element<AppKitAccountButton.Props>
  /** See `AppKitNetworkButton`. */
  'appkit-network-button': Element<AppKitNetworkButton.Props>
  /** See `AppKitWalletButton` of `@cleat/react/wallet-button`. */
  'appkit-wallet-button': Element<AppKitWalletButton.Props>
  /** See `AppKitOnrampWidget`. */
  'appkit-onramp-widget': Element<AppKitOnrampWidget.Props>
  /** The modal's views inside the page; see `enableEmbedded`. */
  'appkit-modal': Element<ModalProperties>
  /** See `AppKitButton`. */
  'w3m-button': Element<AppKitButton.Props>
  /** See `AppKitConnectButton`. */
  'w3m-connect-button': Element<AppKitConnectButton.Props>
  /** See `AppKitAccountButton`. */
  'w3m-account-button': Element<AppKitAccountButton.Props>
  /** See `AppKitNetworkButton`. */
  'w3m-network-button': Element<AppKitNetworkButton.Props>
  /** See `AppKitWalletButton` of `@cleat/react/wallet-button`. */
  'w3m-wallet-button': Element<AppKitWalletButton.Props>
  /** See `AppKitOnrampWidget`. */
  'w3m-onramp-widget': Element<AppKitOnrampWidget.Props>
  /** See `appkit-modal`. */
  'w3m-modal': Element<ModalProperties>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AppKitElements {}
  }
}
