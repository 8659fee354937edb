import { type ReactElement, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { cloudOffIcon } from '../../../icons/cloudOffIcon.ts'
import { historyIcon } from '../../../icons/historyIcon.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { ActivityTexts } from '../texts/en.ts'
import { ActivityFoot } from './ActivityFoot.tsx'
import { ActivityList } from './ActivityList.tsx'
import { isRefusal } from './isRefusal.ts'
import { NoHistory } from './NoHistory.tsx'
import { useActivity } from './useActivity.ts'
import { useActivityEntries } from './useActivityEntries.ts'
import { useActivityEvents } from './useActivityEvents.ts'
import { useNextPage } from './useNextPage.ts'

export type ActivityTabProps = { address: string }

/** The account's transactions on the active network, pending ones included. */
export function ActivityTab({ address }: ActivityTabProps): ReactElement | null {
  const network = useAccount()?.networks.caipNetwork
  if (!network) return null
  return <Activity key={network.caipNetworkId} address={address} network={network} />
}

const skeletonRows = 7

function Activity({ address, network }: useActivity.Parameters): ReactElement {
  const text = useText<ActivityTexts>()
  const explain = useErrorText()
  const { services } = useControllerState(useKit().controllers.options.state)
  const activity = useActivityEvents({ address, network }, useActivity({ address, network }))
  const { transactions, error, isFetching, isOnline, retry, more } = activity
  const entries = useActivityEntries({ address, network, transactions })
  const isUnknown = transactions === null || isRefusal(error)
  const isLoading = transactions === undefined && error === undefined
  const isSkeletonShown = useDelayedBusy(isLoading)
  const rows = entries.length
  const isEmpty = rows === 0
  const [isEndNear, setIsEndNear] = useState(false)
  const isStuck = useNextPage({ activity, rows, isWanted: isEmpty || isEndNear })

  return (
    <>
      {!isEmpty && (
        <ActivityList
          entries={entries}
          network={network}
          hasMore={more.status !== 'none'}
          onEndNear={setIsEndNear}
        />
      )}
      {isLoading || isSkeletonShown ? (
        <SkeletonRows
          label={text('activity.loading')}
          count={skeletonRows}
          isShown={isSkeletonShown}
        />
      ) : isUnknown ? (
        // Payments of this kit need no explanation where no service was to be expected.
        (isEmpty || services?.data) && <NoHistory network={network} />
      ) : error !== undefined ? (
        <EmptyState
          icon={<Icon of={cloudOffIcon} />}
          title={text('activity.failed')}
          action={
            <Button variant="quiet" isLoading={isFetching} onClick={retry}>
              {text('view.retry')}
            </Button>
          }
        >
          {isOnline ? explain(error) : text('tokens.offline')}
        </EmptyState>
      ) : isEmpty && more.status === 'none' ? (
        <EmptyState icon={<Icon of={historyIcon} />} title={text('activity.emptyTitle')}>
          {text('activity.emptyText', { network: network.name })}
        </EmptyState>
      ) : (
        <ActivityFoot activity={activity} isStuck={isStuck} />
      )}
    </>
  )
}
