import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useMemo } from 'react'
import { LongList } from '../../../components/LongList/LongList.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ActivityItem } from './ActivityItem.tsx'
import type { ActivityEntry } from './listActivity.ts'

export type ActivityListProps = {
  entries: readonly ActivityEntry[]
  network: CaipNetwork
  /** Whether there are more rows than these. */
  hasMore: boolean
  /** Called with whether the last rows are visible. */
  onEndNear: (isNear: boolean) => void
}

/** The transactions by month. */
export function ActivityList(props: ActivityListProps): ReactElement {
  const { entries, network, hasMore, onEndNear } = props
  const text = useText()
  const rows = useMemo(
    () =>
      entries.map((entry) =>
        entry.kind === 'heading'
          ? { key: entry.key, heading: entry.text }
          : { key: entry.key, line: entry.line },
      ),
    [entries],
  )
  return (
    <LongList label={text('activity.title')} entries={rows} hasMore={hasMore} onEndNear={onEndNear}>
      {({ line }, place) => line && <ActivityItem line={line} network={network} {...place} />}
    </LongList>
  )
}
