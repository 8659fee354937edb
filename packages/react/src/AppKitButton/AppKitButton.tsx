import type { Namespace } from '@cleat/core'
import { KitProvider } from '@cleat/ui/kit'
import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'

export declare namespace AppKitButton {
  type Props = {
    /** @default false */
    disabled?: boolean | undefined
    /** @default 'md' */
    size?: 'md' | 'sm' | undefined
    /** @default 'Connect wallet' */
    label?: string | undefined
    /** Shown while a wallet is being connected or restored. @default 'Connecting…' */
    loadingLabel?: string | undefined
    /** Characters of the address before the ellipsis. @default 4 */
    charsStart?: number | undefined
    /** Characters of the address after the ellipsis. @default 6 */
    charsEnd?: number | undefined
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
}

/** The one button an app needs: connects while nobody is connected, and shows and opens the account afterwards. */
export function AppKitButton(props: AppKitButton.Props): JSX.Element {
  const kit = useCurrentKit('AppKitButton')
  const { address, status } = useAppKitAccount({ namespace: props.namespace })
  return (
    <KitProvider kit={kit}>
      {status === 'connected' && address ? (
        <AccountButton {...props} address={address} />
      ) : (
        <ConnectButton {...props} isBusy={status === 'connecting' || status === 'reconnecting'} />
      )}
    </KitProvider>
  )
}
