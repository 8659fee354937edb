import type { Wallet } from '@cleat/core/wallets'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useControllerState } from '../useControllerState.ts'
import { useIsWanted } from '../useIsWanted.ts'
import { useRuntime } from '../useRuntime.ts'
import { useIsLate } from './useIsLate.ts'

export type KnownWallets = {
  /** `undefined` while loading and after a failure. */
  readonly registry?: readonly Wallet[] | undefined
  /** The wallets that the app's service recommends. */
  readonly recommended?: readonly Wallet[] | undefined
  /** How many wallets the service has. */
  readonly total?: number | undefined
  readonly isPending: boolean
  /** Why the list is incomplete. */
  readonly failure?: unknown
  readonly retry: () => void
}

/** The wallets of Cleat's registry and of the app's service. */
export function useKnownWallets(): KnownWallets {
  const { controllers, queries } = useRuntime()
  const isServed = Boolean(useControllerState(controllers.options.state).services?.explorer)
  const isWanted = useIsWanted({ isAsked: isServed })
  const bundled = useQuery(queries.registry())
  const service = useQuery({ ...queries.recommendedWallets(), enabled: isWanted })
  const [round, setRound] = useState(0)
  const isAsking = isServed && (!isWanted || service.isLoading)
  const isLate = useIsLate({ isWaiting: service.isLoading, question: `${round}` })

  const answer = isLate ? undefined : service.data
  const bundle = bundled.data
  const registry = useMemo(
    () => (answer && bundle ? [...answer.wallets, ...bundle] : (bundle ?? answer?.wallets)),
    [answer, bundle],
  )
  return {
    registry,
    recommended: answer?.recommended,
    total: answer?.total,
    isPending: bundled.isLoading || (isAsking && !isLate),
    failure: bundled.error ?? service.error ?? service.data?.failure ?? undefined,
    retry() {
      setRound(round + 1)
      if (bundled.isError) void bundled.refetch()
      if (isServed) void service.refetch()
    },
  }
}
