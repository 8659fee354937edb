import type { JSX } from 'react'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useInterface } from '../interface/useInterface.ts'
import { ButtonFrame } from './parts/ButtonFrame.tsx'
import { useAccountButton } from './parts/useAccountButton.tsx'
import type { AccountButtonProps } from './props/accountButtonProps.ts'

export declare namespace AppKitAccountButton {
  type Props = AccountButtonProps
}

/**
 * Shows the connected address and its native balance; opens the account. Renders nothing while no
 * wallet is connected.
 * @example
 * ```tsx
 * import { AppKitAccountButton } from '@cleat/react'
 *
 * export const Header = () => <AppKitAccountButton balance="hide" charsStart={6} charsEnd={4} />
 * ```
 */
export function AppKitAccountButton(props: AppKitAccountButton.Props): JSX.Element | null {
  const { address, status } = useAppKitAccount(props)
  const loaded = useInterface(status !== undefined && status !== 'disconnected')
  const button = useAccountButton({ ...props, address, loaded })
  return button ? <ButtonFrame {...button} /> : null
}
