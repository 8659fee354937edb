import type { WalletCount } from '@cleat/core/wallets'
import { type ReactElement, useContext } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { layoutGridIcon } from '../../../icons/layoutGridIcon.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'

export type AllWalletsRowProps = {
  count: WalletCount | undefined
  refuse?: (() => void) | undefined
  onPress: () => void
}

/** Opens the list of all wallets. */
export function AllWalletsRow({ count, refuse, onPress }: AllWalletsRowProps): ReactElement {
  const text = useText()
  const format = useFormat()
  const preload = useContext(preloadContext)
  return (
    <Group label={text('connect.all')}>
      <li>
        <Row
          icon={<IconTile of={layoutGridIcon} />}
          name={text('connect.all')}
          trait={count && <bdi>{`${format.number(count.value)}${count.isRounded ? '+' : ''}`}</bdi>}
          isHeld={refuse !== undefined}
          onPress={onPress}
          onRefuse={refuse}
          onIntent={() => preload('AllWallets')}
        />
      </li>
    </Group>
  )
}
