import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useInterface } from '../internal/useInterface.ts'
import type { AccountButtonProps, ConnectButtonProps } from './buttonProps.ts'
import { AccountButton } from './parts/AccountButton.tsx'
import { ConnectButton } from './parts/ConnectButton.tsx'

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
  const loaded = useInterface(isUnderWay)
  if (!address || loaded === undefined) return <ConnectButton {...props} isBusy={isUnderWay} />
  return <AccountButton {...props} address={address} loaded={loaded} />
}
