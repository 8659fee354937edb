import type { CaipNetwork } from '@cleat/core'
import type { HistoryAnswer, Transaction } from '@cleat/core/data'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useRuntime } from '../../../kit/useRuntime.ts'
import { useIsOnline } from '../../../queries/useIsOnline.ts'
import { useIsPageSeen } from '../../../queries/useIsPageSeen.ts'

type Pages = InfiniteData<HistoryAnswer | null, string | undefined>

export type Activity = {
  /**
   * Without duplicates, in the service's order. `null` if no service has the history; `undefined`
   * while loading.
   */
  readonly transactions: readonly Transaction[] | null | undefined
  /** The number of loaded pages. */
  readonly pages: number
  /** How many were dropped as invalid. */
  readonly dropped: number
  /** Why the first page failed. */
  readonly error: unknown
  /** The service's place after the loaded pages. */
  readonly lastCursor: string | undefined
  readonly isFetching: boolean
  readonly isOnline: boolean
  readonly retry: () => void
  /** Loads earlier transactions, if there are any. */
  readonly more: {
    readonly status: 'none' | 'idle' | 'loading' | 'failed'
    readonly load: () => void
  }
}

export declare namespace useActivity {
  type Parameters = { address: string; network: CaipNetwork }
  type ReturnType = Activity
}

const staleMs = 15_000

/**
 * The history of an account on a network, page by page. Refetched when the visitor returns to the
 * page, unless many pages are loaded. Sends no requests while the page is hidden.
 */
export function useActivity(parameters: useActivity.Parameters): Activity {
  const client = useQueryClient()
  const question = useRuntime().queries.activity(parameters)
  const isSeen = useIsPageSeen()
  const query = useInfiniteQuery({
    ...question,
    enabled: isSeen,
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? Infinity : staleMs),
  })
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const { fetchNextPage, refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  const isOnline = useIsOnline(query.isError && !data ? retry : undefined)
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage])

  const key = JSON.stringify(question.queryKey)
  useEffect(() => {
    // A remounted list starts at its top with fresh data.
    return () => {
      client.setQueryData<Pages>(JSON.parse(key), keepFirstPage, {
        updatedAt: client.getQueryState(JSON.parse(key))?.dataUpdatedAt ?? 0,
      })
    }
  }, [client, key])

  const transactions = useMemo(() => data && collect(data.pages), [data])
  return {
    transactions,
    pages: data?.pages.length ?? 0,
    dropped: data?.pages.reduce((sum, page) => sum + (page?.dropped ?? 0), 0) ?? 0,
    error: data ? undefined : (error ?? undefined),
    lastCursor: data?.pages.at(-1)?.next,
    isFetching,
    isOnline,
    retry,
    more: { status: toStatus(), load },
  }

  function toStatus(): Activity['more']['status'] {
    if (isFetchingNextPage) return 'loading'
    if (isFetchNextPageError) return 'failed'
    return hasNextPage ? 'idle' : 'none'
  }
}

function collect(pages: Pages['pages']): readonly Transaction[] | null {
  if (pages[0] === null) return null
  // New transactions shift the pages, so a page may repeat the end of the previous one.
  const known = new Map<string, Transaction>()
  for (const transaction of pages.flatMap((page) => page?.transactions ?? []))
    if (!known.has(transaction.id)) known.set(transaction.id, transaction)
  return [...known.values()]
}

function keepFirstPage(data: Pages | undefined): Pages | undefined {
  if (!data || data.pages.length < 2) return data
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
}
