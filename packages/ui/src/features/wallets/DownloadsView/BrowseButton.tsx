import type { Wallet } from '@cleat/core'
import { listBrowseLinks, type WalletLink } from '@cleat/core/wallets'
import { type MouseEvent, type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { AppLinkButton } from '../../../components/LinkButton/AppLinkButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import { useHostLink } from '../../../kit/wallets/useHostLink.ts'
import { useIsStillHere } from '../pairing/useIsStillHere.ts'
import { usePairingNamespace } from '../pairing/usePairingNamespace.ts'
import { BrowseFallbacks } from './BrowseFallbacks.tsx'

export type BrowseButtonProps = { wallet: Wallet }

/**
 * Opens this page in a wallet's browser on this phone, if it has a link for that, and offers
 * fallbacks.
 */
export function BrowseButton({ wallet }: BrowseButtonProps): ReactElement | null {
  const { events } = useKit().controllers
  const text = useText()
  const announce = useAnnounce()
  const device = useDevice()
  const namespace = usePairingNamespace()
  const openInHost = useHostLink()
  const [followed, setFollowed] = useState(0)
  const isStillHere = useIsStillHere({ followed })
  const { name, order } = wallet
  const question = text('pairing.notOpened', { wallet: name })
  useEffect(() => {
    if (isStillHere) announce(question)
  }, [announce, isStillHere, question])

  const url = window.location.href
  const [link, secondLink] = listBrowseLinks({ wallet, url, namespace, device })
  if (!link) return null
  const follow = (chosen: WalletLink, event: MouseEvent) => {
    const facts = { name, platform: 'mobile', walletRank: order, view: 'Downloads' } as const
    events.track('SELECT_WALLET', facts)
    openInHost({ link: chosen, wallet, event })
    setFollowed(followed + 1)
  }
  return (
    <>
      <AppLinkButton link={link} onFollow={(event) => follow(link, event)}>
        {text('pairing.open', { wallet: name })}
      </AppLinkButton>
      {isStillHere && (
        <BrowseFallbacks question={question} secondLink={secondLink} onFollow={follow} />
      )}
    </>
  )
}
