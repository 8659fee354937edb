import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import type { ConnectButtonProps } from './buttonProps.ts'
import { ConnectButton } from './parts/ConnectButton.tsx'

export declare namespace AppKitConnectButton {
  type Props = ConnectButtonProps
}

/** Opens the modal to connect. Says so while a wallet is being connected or restored. */
export function AppKitConnectButton(props: AppKitConnectButton.Props): JSX.Element {
  const { status } = useAppKitAccount(props)
  return <ConnectButton {...props} isBusy={status === 'connecting' || status === 'reconnecting'} />
}
