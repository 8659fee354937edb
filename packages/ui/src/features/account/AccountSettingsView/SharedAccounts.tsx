import type { AccountState, Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AccountList } from '../accounts/AccountList.tsx'
import { useConnections } from '../accounts/useConnections.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountSettingsView.module.css'

export type SharedAccountsProps = { namespace: Namespace; account: AccountState }

const shownAccounts = 5

/**
 * The accounts that the wallet shares. Another one is activated here, or in the wallet where only
 * that can.
 */
export function SharedAccounts({ namespace, account }: SharedAccountsProps): ReactElement {
  const { address, allAccounts, connectorId = '', connectedWalletInfo: wallet } = account
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const { use } = useConnections(namespace)
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{text('accountSettings.accounts')}</h3>
      <Card>
        <AccountList
          accounts={allAccounts}
          address={address}
          identity={account}
          limit={shownAccounts}
          onUse={use && ((chosen) => void use({ connectorId, address: chosen }))}
        />
      </Card>
      {!use && (
        <p className={classes.hint}>
          {wallet
            ? text('accountSettings.choose', { wallet: wallet.name })
            : text('accountSettings.chooseUnnamed')}
        </p>
      )}
    </section>
  )
}
