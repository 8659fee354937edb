import type { WalletItem } from '@cleat/core/wallets'
import { type ReactElement, useMemo } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import type { AppLink } from '../../../components/Link/revealHref.ts'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import type { WalletList } from '../../../kit/wallets/useWalletList.ts'
import { WalletRow } from '../list/WalletRow.tsx'
import { toSections } from './toSections.ts'

export type WalletSectionsProps = {
  list: WalletList
  /** Explains why none can be chosen yet. */
  refuse: (() => void) | undefined
  onChoose: (item: WalletItem, displayIndex: number) => void
  /** The link that opens a wallet on this device. */
  getLink: (item: WalletItem) => AppLink | undefined
}

/** Wallets with headings, and placeholders for loading ones. */
export function WalletSections({
  list,
  refuse,
  onChoose,
  getLink,
}: WalletSectionsProps): ReactElement {
  const { groups, expected } = list
  const text = useText()
  const isBusy = useDelayedBusy(expected > 0)
  const sections = useMemo(() => toSections(groups), [groups])
  const items = sections.flatMap((section) => section.items)
  return (
    <>
      {sections.map(({ heading, items: rows }) => (
        <Group
          key={rows[0]?.kind}
          heading={heading && text(`connect.${heading}`)}
          label={text('connect.wallets')}
        >
          {rows.map((item) => (
            <li key={item.key} data-item={item.key}>
              <WalletRow
                item={item}
                isUnderInstalled={heading === 'installed'}
                refuse={refuse}
                link={getLink(item)}
                onPress={() => onChoose(item, items.indexOf(item))}
              />
            </li>
          ))}
        </Group>
      ))}
      {expected > 0 && (
        <Group heading={text('connect.popular')}>
          <li>
            <SkeletonRows label={text('connect.loading')} count={expected} isShown={isBusy} />
          </li>
        </Group>
      )}
    </>
  )
}
