import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import type { AccountButtonProps, ConnectButtonProps } from './buttonProps.ts'
import { AccountButton } from './parts/AccountButton.tsx'
import { ConnectButton } from './parts/ConnectButton.tsx'
import { useLazyAccountContent } from './parts/useLazyAccountContent.ts'

export declare namespace AppKitButton {
  type Props = ConnectButtonProps & AccountButtonProps
}

/**
 * The one button that most apps need: connects a wallet, then shows and opens the account.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { AppKitButton } from '@cleat/react'
 *
 * export const Header = () => <AppKitButton label="Sign in" namespace="eip155" />
 * ```
 */
export function AppKitButton(props: AppKitButton.Props): JSX.Element {
  useCurrentKit('AppKitButton')
  const { address, status } = useAppKitAccount(props)
  const isUnderWay = status !== undefined && status !== 'disconnected'
  const content = useLazyAccountContent(isUnderWay)
  if (!address || content === undefined) return <ConnectButton {...props} isBusy={isUnderWay} />
  return <AccountButton {...props} address={address} content={content} />
}
