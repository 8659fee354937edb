import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { AppLinkButton } from '../../../components/LinkButton/AppLinkButton.tsx'
import { PairingWallet } from '../../../components/PairingWallet/PairingWallet.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useIsSlow } from '../../../kit/useIsSlow.ts'
import { useHostLink } from '../../../kit/wallets/useHostLink.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import type { SentFacts } from './sentFacts.ts'
import { useAskedWallet } from './useAskedWallet.ts'
import { useSentWords } from './useSentWords.ts'
import sheet from './WalletSendProgressView.module.css'

/** The wallet is asked. Describes what to check there, and opens the wallet. */
export function AskingWallet({ facts }: { facts: SentFacts }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const announce = useAnnounce()
  const openInHost = useHostLink()
  const { wallet, linked, link, isElsewhere } = useAskedWallet()
  const title = text('connecting.pendingTitle', { wallet: wallet.name })
  const task = text('send.check', useSentWords(facts))
  const reason = isElsewhere ? `${task} ${text('send.look')}` : task
  const { isSlow } = useIsSlow(true)
  const isHidden = isSlow && !isElsewhere && !link
  const hint = isHidden ? text('connecting.slowText', { wallet: wallet.name }) : ''
  useEffect(() => announce(`${title}. ${reason}`), [announce, title, reason])
  useEffect(() => announce(hint), [announce, hint])
  return (
    <Task
      icon={<PairingWallet wallet={wallet} state="pending" />}
      title={title}
      text={reason}
      actions={
        <>
          {link && (
            <AppLinkButton
              link={link}
              onFollow={(event) => openInHost({ link, wallet: linked, event })}
            >
              {text('send.open', { wallet: wallet.name })}
            </AppLinkButton>
          )}
          {isSlow && <DoneButton variant="quiet">{text('modal.back')}</DoneButton>}
        </>
      }
    >
      {hint && <p className={classes.hint}>{hint}</p>}
    </Task>
  )
}
