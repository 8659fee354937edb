import type { AccountState, Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { NamedAddress } from '../../../components/NamedAddress/NamedAddress.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { logOutIcon } from '../../../icons/logOutIcon.ts'
import { useDisconnect } from '../../../kit/useDisconnect.ts'
import { unnamedWallet } from '../../../kit/wallets/unnamedWallet.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { ExplorerLink } from '../AccountView/ExplorerLink.tsx'
import { AccountList } from '../accounts/AccountList.tsx'
import { useConnections } from '../accounts/useConnections.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './ProfileWalletsView.module.css'

export type ActiveWalletProps = { namespace: Namespace; account: AccountState }

/** The active wallet, its address and its actions. */
export function ActiveWallet({ namespace, account }: ActiveWalletProps): ReactElement {
  const {
    address = '',
    connectorId = '',
    addressExplorerUrl,
    allAccounts,
    connectedWalletInfo,
    profileName,
  } = account
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const { connections, use, ending, end } = useConnections(namespace)
  const { isPending: isDisconnecting, disconnect } = useDisconnect()
  const isPending = isDisconnecting || ending !== undefined
  const others = allAccounts.slice(1)
  const wallet = connectedWalletInfo?.name ?? unnamedWallet
  return (
    <Card>
      <div className={classes.active}>
        <WalletImage name={wallet} imageUrl={connectedWalletInfo?.icon} />
        <div className={classes.texts}>
          <p className={classes.name}>
            <bdi>{wallet}</bdi>
          </p>
          <p className={classes.address} title={address}>
            <NamedAddress name={profileName} address={address} />
          </p>
        </div>
        <CopyButton
          value={address}
          label={text('account.copy')}
          copiedLabel={text('account.copied')}
        />
        <ExplorerLink url={addressExplorerUrl} />
        <IconButton
          label={
            isPending
              ? text('account.disconnecting')
              : text('profileWallets.disconnect', { wallet })
          }
          aria-disabled={isPending || undefined}
          icon={isPending ? <Spinner size={18} /> : <Icon of={logOutIcon} size={18} />}
          onClick={() => {
            if (isPending) return
            if (connections.length > 1) void end(connectorId)
            else void disconnect(namespace)
          }}
        />
      </div>
      {others.length > 0 && (
        <div className={classes.accounts}>
          <AccountList
            accounts={others}
            limit={3}
            onUse={use && ((chosen) => void use({ connectorId, address: chosen }))}
          />
        </div>
      )}
    </Card>
  )
}
