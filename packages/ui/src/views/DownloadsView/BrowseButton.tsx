import type { Wallet } from '@cleat/core'
import { listBrowseLinks } from '@cleat/core/wallets'
import type { ReactElement } from 'react'
import { AppLinkButton } from '../../components/LinkButton/AppLinkButton.tsx'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { useDevice } from '../../pairing/useDevice.ts'
import { useHostLink } from '../../pairing/useHostLink.ts'
import { usePairingNamespace } from '../../pairing/usePairingNamespace.ts'

export type BrowseButtonProps = { wallet: Wallet }

/** Opens this page in the browser of a wallet on this phone, where it has a link for that. */
export function BrowseButton({ wallet }: BrowseButtonProps): ReactElement | null {
  const { events } = useKit().controllers
  const text = useText()
  const device = useDevice()
  const namespace = usePairingNamespace()
  const openInHost = useHostLink()
  const { name, order } = wallet
  const [link] = listBrowseLinks({ wallet, url: window.location.href, namespace, device })
  if (!link) return null
  return (
    <AppLinkButton
      link={link}
      onFollow={(event) => {
        const chosen = { name, platform: 'mobile', walletRank: order, view: 'Downloads' } as const
        events.track('SELECT_WALLET', chosen)
        openInHost({ link, event })
      }}
    >
      {text('pairing.open', { wallet: name })}
    </AppLinkButton>
  )
}
