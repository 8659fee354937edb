import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { walletIcon } from '../../../icons/walletIcon.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ConnectView.module.css'

export type NoWalletProps = {
  /** Whether to explain where to get a wallet. */
  isGuided: boolean
}

/** A neutral list of wallets. */
const findWalletUrl = 'https://ethereum.org/en/wallets/find-wallet/'

/** Explains wallets and where to get one, if there is none to list. */
export function NoWallet({ isGuided }: NoWalletProps): ReactElement {
  const text = useText()
  const classes = useStyles(sheet)
  const isHandheld = useIsHandheld()
  return (
    <Task
      icon={
        <span className={classes.tile}>
          <Icon of={walletIcon} size={28} strokeWidth={1.75} />
        </span>
      }
      title={text('connect.emptyTitle')}
      text={text('connect.emptyText')}
      actions={
        <>
          {isGuided && <LinkButton href={findWalletUrl}>{text('connect.get')}</LinkButton>}
          <p className={classes.hint}>
            {text(isHandheld ? 'connect.emptyHintPhone' : 'connect.emptyHint')}
          </p>
        </>
      }
    />
  )
}
