import { formatAddress, type Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { logOutIcon } from '../../../icons/logOutIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { unnamedWallet } from '../../../kit/wallets/unnamedWallet.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useConnections } from '../accounts/useConnections.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './ProfileWalletsView.module.css'

/** Connected wallets other than the active one. */
export function OtherWallets({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { connectors, options } = useKit().controllers
  const { connectorImages } = useControllerState(options.state)
  useControllerState(connectors.state)
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const { connections, use, ending, end } = useConnections(namespace)
  const others = connections.slice(1)
  if (others.length === 0) return null
  return (
    <Group heading={text('profileWallets.others')}>
      {others.map(({ connectorId, accounts }) => {
        const connector = connectors.find({ connectorId, namespace })
        const wallet = connector?.name ?? unnamedWallet
        const isEnding = ending === connectorId
        return (
          <li key={connectorId} className={classes.recent}>
            <Row
              icon={
                <WalletImage
                  name={wallet}
                  imageUrl={connectorImages?.[connectorId] ?? connector?.imageUrl}
                />
              }
              name={wallet}
              note={<bdi dir="ltr">{formatAddress(accounts[0].address)}</bdi>}
              trait={text('profileWallets.use')}
              onPress={() => void use?.({ connectorId })}
            />
            <IconButton
              label={
                isEnding
                  ? text('account.disconnecting')
                  : text('profileWallets.disconnect', { wallet })
              }
              aria-disabled={isEnding || undefined}
              icon={isEnding ? <Spinner size={18} /> : <Icon of={logOutIcon} size={18} />}
              onClick={() => {
                if (!isEnding) void end(connectorId)
              }}
            />
          </li>
        )
      })}
    </Group>
  )
}
