import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useInterface } from '../interface/useInterface.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { ButtonFrame } from './parts/ButtonFrame.tsx'
import { useAccountButton } from './parts/useAccountButton.tsx'
import { useConnectButton } from './parts/useConnectButton.ts'
import type { AccountButtonProps } from './props/accountButtonProps.ts'
import type { ConnectButtonProps } from './props/connectButtonProps.ts'

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
  // An account follows: a session is restored, or its interface loads.
  const isReserved = props.balance !== 'hide' && (status === 'reconnecting' || Boolean(address))
  const connect = useConnectButton({ ...props, isBusy: isUnderWay, isReserved })
  const account = useAccountButton({ ...props, address, loaded })
  // One element, so that neither a press nor the focus is lost when an account takes its place.
  return <ButtonFrame {...(account ?? connect)} />
}
