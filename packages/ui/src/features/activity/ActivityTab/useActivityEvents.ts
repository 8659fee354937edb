import { useCallback, useEffect, useRef } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { isSmartAccount } from './isSmartAccount.ts'
import type { Activity, useActivity } from './useActivity.ts'

/** Records that more of the activity is loaded, and that loading failed. */
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
    isSmartAccount: isSmartAccount(allAccounts, address),
  }
  const latest = useRef(page)
  latest.current = page
  const isFailed = error !== undefined || more.status === 'failed'

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
