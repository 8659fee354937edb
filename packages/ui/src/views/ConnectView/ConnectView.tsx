import type { ReactElement } from 'react'
import { Group } from '../../components/Group/Group.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { RichText } from '../../i18n/RichText.tsx'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ConnectView.module.css'
import { findWalletUrl } from './findWalletUrl.ts'
import { Legal } from './Legal.tsx'
import { listWallets, type WalletRow } from './listWallets.ts'
import { NoWallet } from './NoWallet.tsx'
import { WalletItem } from './WalletItem.tsx'

/** The wallets to choose from. */
export function ConnectView(): ReactElement {
  const { connectors, events, modal, router } = useKit().controllers
  const state = useControllerState(connectors.state)
  const { namespace } = useControllerState(modal.state)
  const classes = useStyles(sheet)
  const text = useText()
  const { recent, installed } = listWallets({ ...state, namespace })

  const choose = ({ connectorId, name }: WalletRow) => {
    events.track('SELECT_WALLET', { name, platform: 'browser' })
    router.push({ name: 'ConnectingExternal', connectorId, wallet: name })
  }
  const toItem = (row: WalletRow) => (
    <WalletItem key={row.connectorId} row={row} onChoose={() => choose(row)} />
  )
  const isEmpty = recent.length + installed.length === 0
  return (
    <>
      {recent.length > 0 && <Group heading={text('connect.recent')}>{recent.map(toItem)}</Group>}
      {installed.length > 0 && (
        <Group heading={text('connect.installed')}>{installed.map(toItem)}</Group>
      )}
      {isEmpty ? (
        <NoWallet />
      ) : (
        <p className={classes.foot}>
          <RichText
            name="connect.new"
            values={{ link: <Link href={findWalletUrl}>{text('connect.newLink')}</Link> }}
          />
        </p>
      )}
      <Legal />
    </>
  )
}
