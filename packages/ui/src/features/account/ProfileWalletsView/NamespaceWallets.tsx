import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { plusIcon } from '../../../icons/plusIcon.ts'
import { walletIcon } from '../../../icons/walletIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import { ActiveWallet } from './ActiveWallet.tsx'
import { OtherWallets } from './OtherWallets.tsx'
import sheet from './ProfileWalletsView.module.css'
import { RecentWallets } from './RecentWallets.tsx'

export type NamespaceWalletsProps = {
  namespace: Namespace
  /** Whether it is the app's only namespace. */
  isOnly: boolean
}

/** A namespace's connected wallets, its recent ones, and a button to add another. */
export function NamespaceWallets({ namespace, isOnly }: NamespaceWalletsProps): ReactElement {
  const { account, router } = useKit().controllers
  const state = useControllerState(account.state, (accounts) => accounts[namespace])
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const connect = () => router.push({ name: 'Connect', namespace: isOnly ? undefined : namespace })
  const isConnected = state?.status === 'connected'
  return (
    <div className={classes.wallets}>
      {isConnected ? (
        <ActiveWallet namespace={namespace} account={state} />
      ) : (
        <Task
          icon={
            <span className={classes.tile}>
              <Icon of={walletIcon} size={24} strokeWidth={1.75} />
            </span>
          }
          title={text('profileWallets.emptyTitle')}
          text={text('profileWallets.emptyText')}
          actions={<Button onClick={connect}>{text('profileWallets.connectFirst')}</Button>}
        />
      )}
      {isConnected && <OtherWallets namespace={namespace} />}
      <RecentWallets namespace={namespace} />
      {isConnected && (
        <Button variant="quiet" icon={<Icon of={plusIcon} size={18} />} onClick={connect}>
          {text('profileWallets.add')}
        </Button>
      )}
    </div>
  )
}
