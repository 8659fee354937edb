import { useCallback, useEffect, useRef } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import type { Activity, useActivity } from './useActivity.ts'

/** Records that the activity is looked at, that more of it is loaded, and that loading failed. */
export function useActivityEvents(
  { address, network }: useActivity.Parameters,
  activity: Activity,
): Activity {
  const { account, events, options } = useKit().controllers
  const { error, more } = activity
  const { load: loadMore } = more
  const { allAccounts } = account.get(network.chainNamespace)
  const page = {
    address,
    projectId: options.state.projectId,
    cursor: activity.lastCursor,
    isSmartAccount: allAccounts.some(
      (one) => one.address === address && one.type === 'smartAccount',
    ),
  }
  const latest = useRef(page)
  latest.current = page
  const isFailed = error !== undefined || more.status === 'failed'

  useEffect(() => {
    events.track('CLICK_TRANSACTIONS', { isSmartAccount: latest.current.isSmartAccount })
  }, [events])
  useEffect(() => {
    if (isFailed) events.track('ERROR_FETCH_TRANSACTIONS', latest.current)
  }, [events, isFailed])
  // Not by its status: a request may start and end between two renders.
  const load = useCallback(() => {
    events.track('LOAD_MORE_TRANSACTIONS', latest.current)
    loadMore()
  }, [events, loadMore])

  return { ...activity, more: { ...more, load } }
}
