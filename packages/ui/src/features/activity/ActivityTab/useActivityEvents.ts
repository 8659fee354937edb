import { useEffect, useMemo } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import type { Activity, useActivity } from './useActivity.ts'

/** Records that the activity is looked at, that more of it is loaded, and that loading failed. */
export function useActivityEvents(
  { address, network }: useActivity.Parameters,
  activity: Activity,
): void {
  const { account, events, options } = useKit().controllers
  const { error, more, lastCursor } = activity
  const facts = useMemo(
    () => ({
      address,
      isSmartAccount: account
        .get(network.chainNamespace)
        .allAccounts.some((one) => one.address === address && one.type === 'smartAccount'),
    }),
    [account, address, network],
  )
  const isLoadingMore = more.status === 'loading'
  const isFailed = error !== undefined || more.status === 'failed'

  useEffect(() => {
    events.track('CLICK_TRANSACTIONS', { isSmartAccount: facts.isSmartAccount })
  }, [events, facts])
  useEffect(() => {
    const { projectId } = options.state
    const page = { ...facts, projectId, cursor: lastCursor }
    if (isLoadingMore) events.track('LOAD_MORE_TRANSACTIONS', page)
    else if (isFailed) events.track('ERROR_FETCH_TRANSACTIONS', page)
    // A page that arrives is another cursor, and no event.
  }, [events, options, facts, lastCursor, isLoadingMore, isFailed])
}
