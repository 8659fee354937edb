import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Group } from '../../../components/Group/Group.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { trashIcon } from '../../../icons/trashIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useFindWalletRoute } from '../../../kit/wallets/useFindWalletRoute.ts'
import { useSelectWallet } from '../../../kit/wallets/useSelectWallet.ts'
import { useWalletItem } from '../../../kit/wallets/useWalletItem.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './ProfileWalletsView.module.css'
import { type KnownWallet, useRecentWallets } from './useRecentWallets.ts'

/** Recently connected wallets, to reconnect or to remove from the list. */
export function RecentWallets({ namespace }: { namespace: Namespace }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const announce = useAnnounce()
  const { wallets, forget } = useRecentWallets(namespace)
  if (wallets.length === 0) return null

  return (
    <Group heading={text('profileWallets.recent')}>
      {wallets.map((wallet, index) => (
        <li key={wallet.id} className={classes.recent}>
          <RecentRow wallet={wallet} index={index} namespace={namespace} />
          <IconButton
            label={text('profileWallets.forget', { wallet: wallet.name })}
            icon={<Icon of={trashIcon} size={18} />}
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

function RecentRow(props: {
  wallet: KnownWallet
  index: number
  namespace: Namespace
}): ReactElement {
  const { wallet, index, namespace } = props
  const { id, name, icon, iconId } = wallet
  const { router } = useKit().controllers
  const text = useText<AccountTexts>()
  const item = useWalletItem({ connectorId: id, namespace })
  const find = useFindWalletRoute(namespace)
  const { select, getLink } = useSelectWallet({ view: 'ProfileWallets', namespace })
  return (
    <Row
      icon={<WalletImage name={name} imageUrl={icon} imageId={iconId} />}
      name={name}
      trait={text('profileWallets.connect')}
      link={item && getLink(item)}
      onPress={() => {
        if (item) return select(item, index)
        // The app no longer lists it.
        const found = find({ name, connectors: [], connectorId: id })
        if (found) router.push(found.route)
      }}
    />
  )
}

/** The row with the focused button is about to be removed. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus()
}
