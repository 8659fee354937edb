import WalletIcon from 'lucide-react/icons/wallet'
import type { ReactElement } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Task } from '../../components/Task/Task.tsx'
import { useText } from '../../i18n/useText.ts'
import { useIsPhone } from '../../media/useIsPhone.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ConnectView.module.css'
import { findWalletUrl } from './findWalletUrl.ts'

/** What a wallet is and where to get one, for who has none. */
export function NoWallet(): ReactElement {
  const text = useText()
  const classes = useStyles(sheet)
  const isPhone = useIsPhone()
  return (
    <Task
      icon={
        <span className={classes.tile}>
          <Icon of={WalletIcon} size={28} strokeWidth={1.75} />
        </span>
      }
      title={text('connect.emptyTitle')}
      text={text('connect.emptyText')}
      actions={
        <>
          <LinkButton href={findWalletUrl}>{text('connect.get')}</LinkButton>
          <p className={classes.hint}>
            {text(isPhone ? 'connect.emptyHintPhone' : 'connect.emptyHint')}
          </p>
        </>
      }
    />
  )
}
