import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import type { AccountButtonProps } from './buttonProps.ts'
import { AccountButton } from './parts/AccountButton.tsx'
import { useLazyAccountContent } from './parts/useLazyAccountContent.ts'

export declare namespace AppKitAccountButton {
  type Props = AccountButtonProps
}

/** Shows who is connected, and opens the account. Nothing while nobody is. */
export function AppKitAccountButton(props: AppKitAccountButton.Props): JSX.Element | null {
  const { address, status } = useAppKitAccount(props)
  const content = useLazyAccountContent(status !== undefined && status !== 'disconnected')
  if (!address || content === undefined) return null
  return <AccountButton {...props} address={address} content={content} />
}
