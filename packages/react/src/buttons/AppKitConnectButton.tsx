import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { ButtonFrame } from './parts/ButtonFrame.tsx'
import { useConnectButton } from './parts/useConnectButton.ts'
import type { ConnectButtonProps } from './props/connectButtonProps.ts'

export declare namespace AppKitConnectButton {
  type Props = ConnectButtonProps
}

/**
 * Opens the modal to connect a wallet. Shows `loadingLabel` while a wallet connects or is restored.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { AppKitConnectButton } from '@cleat/react'
 *
 * export const Header = () => <AppKitConnectButton label="Sign in" size="sm" />
 * ```
 */
export function AppKitConnectButton(props: AppKitConnectButton.Props): JSX.Element {
  const { status } = useAppKitAccount(props)
  const isBusy = status === 'connecting' || status === 'reconnecting'
  return <ButtonFrame {...useConnectButton({ ...props, isBusy })} />
}
