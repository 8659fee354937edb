import type { Namespace, RecentWallet } from '@cleat/core'
import Trash2Icon from 'lucide-react/icons/trash-2'
import type { ReactElement } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { Group } from '../../components/Group/Group.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Row } from '../../components/Row/Row.tsx'
import { WalletImage } from '../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ProfileWalletsView.module.css'
import { useRecentWallets } from './useRecentWallets.ts'

/** Wallets that were connected before, to be connected again or forgotten. */
export function RecentWallets({ namespace }: { namespace: Namespace }): ReactElement | null {
  const { events, router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText()
  const announce = useAnnounce()
  const { wallets, forget } = useRecentWallets(namespace)
  if (wallets.length === 0) return null

  const connect = ({ id, name }: RecentWallet, displayIndex: number) => {
    const view = 'ProfileWallets'
    events.track('SELECT_WALLET', { name, platform: 'browser', displayIndex, view })
    router.push({ name: 'ConnectingExternal', connectorId: id, wallet: name, namespace })
  }
  return (
    <Group heading={text('profileWallets.recent')}>
      {wallets.map((wallet, index) => (
        <li key={wallet.id} className={classes.recent}>
          <Row
            icon={<WalletImage name={wallet.name} imageUrl={wallet.icon} imageId={wallet.iconId} />}
            name={wallet.name}
            trait={text('profileWallets.connect')}
            onPress={() => connect(wallet, index)}
          />
          <IconButton
            label={text('profileWallets.forget', { wallet: wallet.name })}
            icon={<Icon of={Trash2Icon} size={18} />}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              forget(wallet)
              announce(text('profileWallets.forgotten', { wallet: wallet.name }))
            }}
          />
        </li>
      ))}
    </Group>
  )
}

/** The row of the button is about to go. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus()
}
