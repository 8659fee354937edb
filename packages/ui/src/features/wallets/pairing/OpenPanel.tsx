import type { Wallet } from '@cleat/core'
import type { WalletLink } from '@cleat/core/wallets'
import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { AppLinkButton } from '../../../components/LinkButton/AppLinkButton.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { PairingWallet } from '../../../components/PairingWallet/PairingWallet.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { PairingMethod } from './listPairingMethods.ts'
import { NotOpened } from './NotOpened.tsx'
import type { PairingProposal } from './PairingStates.tsx'
import type { PairingTexts } from './texts/en.ts'
import { useFollowLink } from './useFollowLink.ts'
import { useIsStillHere } from './useIsStillHere.ts'
import { useWalletLinks } from './useWalletLinks.ts'

export type OpenPanelProps = {
  wallet: Wallet
  method: Exclude<PairingMethod, 'code'>
  proposal: PairingProposal
}

const kinds = {
  here: ['native', 'universal'],
  desktop: ['desktop'],
  web: ['web'],
} as const satisfies { [method in OpenPanelProps['method']]: readonly WalletLink['kind'][] }

/** The link that opens a wallet on this device, and alternatives if it does not open. */
export function OpenPanel({ wallet, method, proposal }: OpenPanelProps): ReactElement {
  const { uri, isSlow, retry } = proposal
  const { name, mobile_link } = wallet
  const { connection, events, router } = useKit().controllers
  const text = useText<PairingTexts>()
  const announce = useAnnounce()
  const follow = useFollowLink()
  const [link, secondLink] = useWalletLinks(wallet).filter(({ kind }) =>
    kinds[method].some((wanted) => wanted === kind),
  )
  // The row that opened this view may have been the link.
  const [followed, setFollowed] = useState(() =>
    method === 'here' && connection.state.wcLinking?.name === name ? 1 : 0,
  )
  const isStillHere = useIsStillHere({ followed })
  const open = (chosen: WalletLink, event: Pick<Event, 'preventDefault'>) => {
    follow({ wallet, link: chosen, view: 'ConnectingWalletConnect', event })
    setFollowed(followed + 1)
  }

  const isAway = followed > 0 && !isStillHere
  // Alternatives replace the text that describes another app.
  const reason = isSlow
    ? text('pairing.slow')
    : isStillHere
      ? undefined
      : text('connecting.pendingText')
  const question = text('pairing.notOpened', { wallet: name })
  useEffect(() => {
    if (!isStillHere) return
    announce(question)
    events.track('CONNECT_PROXY_ERROR', { message: question, uri, mobile_link, name })
  }, [announce, isStillHere, question, events, uri, mobile_link, name])

  return (
    <Task
      icon={<PairingWallet wallet={wallet} state={isAway ? 'pending' : 'none'} />}
      title={text('connecting.pendingTitle', { wallet: name })}
      text={reason}
      actions={
        <>
          <AppLinkButton link={link} onFollow={(event) => link && open(link, event)}>
            {text('pairing.open', { wallet: name })}
          </AppLinkButton>
          {isStillHere ? (
            <NotOpened wallet={wallet} uri={uri} secondLink={secondLink} onOpen={open} />
          ) : isSlow ? (
            <Button variant="quiet" onClick={retry}>
              {text('view.retry')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => router.push({ name: 'Downloads', wallet })}>
              {text('connecting.get', { wallet: name })}
            </Button>
          )}
        </>
      }
    >
      {wallet.isFromService && link && (
        <Notice variant="info">
          <bdi dir="ltr">{new URL(link.href).host}</bdi>
        </Notice>
      )}
    </Task>
  )
}
