import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { useAnnounceTask } from '../../announce/useAnnounceTask.ts'
import { useText } from '../../i18n/useText.ts'
import { useIsSlow } from '../../kit/useIsSlow.ts'
import { useHostLink } from '../../kit/wallets/useHostLink.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Button } from '../Button/Button.tsx'
import { AppLinkButton } from '../LinkButton/AppLinkButton.tsx'
import { PairingWallet } from '../PairingWallet/PairingWallet.tsx'
import { Task } from '../Task/Task.tsx'
import sheet from './AskingWallet.module.css'
import { useAskedWallet } from './useAskedWallet.ts'

export type AskingWalletProps = {
  /** What to check in the wallet: a sentence. */
  task: string
  words: {
    /** The link that opens the wallet. */
    readonly open: (values: { wallet: string }) => string
    /** That the wallet is on another device. */
    readonly elsewhere: string
  }
  /** Content below the sentence. */
  children?: ReactNode
  /** Called to leave a wait that is long. Cancels nothing. */
  onLeave: () => void
}

/** The wallet is asked. Describes what to check there, and opens the wallet. */
export function AskingWallet(props: AskingWalletProps): ReactElement {
  const { task, words, children, onLeave } = props
  const classes = useStyles(sheet)
  const text = useText()
  const announce = useAnnounce()
  const openInHost = useHostLink()
  const { wallet, linked, link, isElsewhere } = useAskedWallet()
  const title = text('connecting.pendingTitle', { wallet: wallet.name })
  const reason = isElsewhere ? `${task} ${words.elsewhere}` : task
  const { isSlow } = useIsSlow(true)
  const isHidden = isSlow && !isElsewhere && !link
  const hint = isHidden ? text('connecting.slowText', { wallet: wallet.name }) : ''
  useAnnounceTask({ title, text: reason })
  useEffect(() => announce(hint), [announce, hint])
  return (
    <Task
      icon={<PairingWallet wallet={wallet} state="pending" />}
      title={title}
      text={reason}
      isSteady
      actions={
        <>
          {link && (
            <AppLinkButton
              link={link}
              onFollow={(event) => openInHost({ link, wallet: linked, event })}
            >
              {words.open({ wallet: wallet.name })}
            </AppLinkButton>
          )}
          {hint && <p className={classes.hint}>{hint}</p>}
          {isSlow && (
            <div className={classes.back}>
              <Button variant="quiet" onClick={onLeave}>
                {text('modal.back')}
              </Button>
            </div>
          )}
        </>
      }
    >
      {children}
    </Task>
  )
}
