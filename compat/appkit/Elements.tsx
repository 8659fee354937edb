import {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
} from '@cleat/react/appkit'
import type { ReactNode } from 'react'

export function Buttons(): ReactNode {
  return (
    <>
      <AppKitButton
        disabled={false}
        balance="show"
        size="md"
        label="Connect"
        loadingLabel="Connecting"
        charsStart={4}
        charsEnd={6}
        namespace="eip155"
      />
      <AppKitConnectButton size="sm" label="Connect" loadingLabel="…" namespace="solana" />
      <AppKitAccountButton disabled balance="hide" charsStart={2} charsEnd={2} namespace="eip155" />
      <AppKitNetworkButton disabled={false} label="Network" />
    </>
  )
}

export function Elements(): ReactNode {
  return (
    <>
      <appkit-button disabled={false} balance="hide" size="sm" label="Connect" />
      <appkit-button loadingLabel="…" charsStart={4} charsEnd={6} namespace="eip155" />
      <appkit-connect-button size="md" label="Connect" loadingLabel="…" namespace="eip155" />
      <appkit-account-button disabled={false} balance="show" charsStart={4} charsEnd={6} />
      <appkit-network-button disabled={false} label="Network" />
      <appkit-modal class="modal" enableEmbedded />
      <appkit-onramp-widget disabled={false} buttonLabel="Buy" color="#0a84ff" />
      <w3m-button />
      <w3m-connect-button />
      <w3m-account-button />
      <w3m-network-button />
      <w3m-onramp-widget />
      <w3m-modal />
    </>
  )
}
