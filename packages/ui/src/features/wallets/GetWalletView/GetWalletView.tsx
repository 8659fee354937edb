import { listWallets } from '@cleat/core/wallets'
import { type ReactElement, useMemo } from 'react'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useKnownWallets } from '../../../kit/wallets/useKnownWallets.ts'
import { useWalletSources } from '../../../kit/wallets/useWalletSources.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AllWalletsRow } from '../list/AllWalletsRow.tsx'
import { WalletRow } from '../list/WalletRow.tsx'
import type { WalletsTexts } from '../texts/en.ts'
import sheet from './GetWalletView.module.css'

const limit = 4

/** Recommended wallets for visitors without one. */
export function GetWalletView(): ReactElement {
  const { events, router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<WalletsTexts>()
  const { registry, recommended, total, isPending, failure, retry } = useKnownWallets()
  const sources = useWalletSources({ registry })
  const isBusy = useDelayedBusy(isPending)

  const { groups, allWallets } = useMemo(
    // Without installed ones, because this view is about getting one.
    () => listWallets({ ...sources, recommended, total, connectors: [], recentWallets: [] }),
    [sources, recommended, total],
  )
  const openAll = () => {
    events.track('CLICK_ALL_WALLETS')
    router.push({ name: 'AllWallets' })
  }
  const items = groups.flatMap((group) => group.items).slice(0, limit)
  if (items.length === 0 && !isPending)
    return <ErrorState title={text('allWallets.failed')} error={failure} onRetry={retry} />
  return (
    <div className={classes.view}>
      <p className={classes.lead}>{text('getWallet.text')}</p>
      {items.length === 0 ? (
        <SkeletonRows label={text('connect.loading')} count={limit} isShown={isBusy} />
      ) : (
        <Rows>
          <Group label={text('getWallet.title')}>
            {items.map((item) => (
              <li key={item.key}>
                <WalletRow
                  item={item}
                  onPress={() =>
                    item.wallet && router.push({ name: 'Downloads', wallet: item.wallet })
                  }
                />
              </li>
            ))}
          </Group>
          {allWallets && (
            <div className={classes.all}>
              <AllWalletsRow count={allWallets.count} onPress={openAll} />
            </div>
          )}
        </Rows>
      )}
    </div>
  )
}
