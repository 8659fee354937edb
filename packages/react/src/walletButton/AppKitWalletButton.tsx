import { type JSX, useEffect, useState } from 'react'
import { ButtonFrame } from '../buttons/parts/ButtonFrame.tsx'
import type { ButtonProps } from '../buttons/props/buttonProps.ts'
import { useAppKitAccount } from '../hooks/useAppKitAccount.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { getWalletConnecting } from './getWalletConnecting.ts'
import { useAppKitWallet } from './useAppKitWallet.ts'

export declare namespace AppKitWalletButton {
  type Props = ButtonProps & {
    /**
     * Name of the wallet, such as `metamask`, `walletConnect`, `email`, or a social provider.
     * @default 'metamask'
     */
    wallet?: string | undefined
    /** The CAIP-2 namespace to connect. @default any */
    namespace?: string | undefined
  }
}

/** Names that the list of wallets does not have. */
const names: { readonly [name: string]: string | undefined } = {
  walletConnect: 'WalletConnect',
  email: 'Email',
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

/**
 * Connects one wallet: an installed one without the modal, another in the modal. Disabled while the
 * wallet is unknown, and while its namespace, else the active one, has an account.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { AppKitWalletButton } from '@cleat/react/wallet-button'
 *
 * export const Row = () => <AppKitWalletButton wallet="rainbow" namespace="eip155" />
 * ```
 */
export function AppKitWalletButton(props: AppKitWalletButton.Props): JSX.Element {
  const { wallet: name = 'metamask', namespace, size, disabled } = props
  const kit = useCurrentKit('AppKitWalletButton')
  const { isConnected } = useAppKitAccount({ namespace })
  const { connect, isPending, isReady } = useAppKitWallet({ namespace })
  const [icon, setIcon] = useState<string>()
  const connecting = getWalletConnecting(kit)
  const wallet = isReady ? connecting.find(name) : undefined
  const label = names[name]
  const isLogin = label !== undefined && kit.options.authWallet?.hasLogins === true
  const isKnown = name === 'walletConnect' || wallet !== undefined || isLogin

  useEffect(() => {
    let isCurrent = true
    setIcon(undefined)
    // A button without its icon works.
    if (wallet)
      connecting.loadIcon(wallet).then(
        (loaded) => isCurrent && setIcon(loaded),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [connecting, wallet])

  return (
    <ButtonFrame
      kit={kit}
      kind="wallet-button"
      size={size}
      disabled={disabled || isConnected || !isKnown}
      isBusy={isPending}
      onClick={() => void connect(name)}
    >
      {icon && <img src={icon} alt="" width={20} height={20} />}
      {wallet?.name ?? label ?? name}
    </ButtonFrame>
  )
}
