import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import type { AccountButtonProps } from './buttonProps.ts'
import { AccountButton } from './parts/AccountButton.tsx'
import { useAccountFace } from './parts/useAccountFace.ts'

export declare namespace AppKitAccountButton {
  type Props = AccountButtonProps
}

/** Shows who is connected, and opens the account. Nothing while nobody is. */
export function AppKitAccountButton(props: AppKitAccountButton.Props): JSX.Element | null {
  const { address, status } = useAppKitAccount(props)
  const face = useAccountFace(status !== undefined && status !== 'disconnected')
  if (!address || face === undefined) return null
  return <AccountButton {...props} address={address} face={face} />
}
