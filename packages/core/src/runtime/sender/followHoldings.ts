import type { TokenBalance } from '../api/data/answers/tokenBalance.ts'
import type { FeatureRuntime } from '../features/featureRuntime.ts'
import type { Holdings } from '../queries/data/holdings.ts'
import { getSender } from './getSender.ts'

/**
 * Reports what the query client has of the account in use: its balances on its network, or an empty
 * list. Asks nothing: the form and the views fetch the balances.
 */
export function followHoldings(
  kit: FeatureRuntime,
  parameters: {
    feature: Parameters<typeof getSender>[1]
    onChange: (balances: readonly TokenBalance[]) => void
  },
): {
  /** Looks again, as when another account is in use. */
  update(): void
  stop(): void
} {
  const { queryClient, queries } = kit
  const { feature, onChange } = parameters
  let last: readonly TokenBalance[] = []
  const update = () => {
    const sender = getSender(kit, feature)
    const queryKey = sender && queries.holdings(sender).queryKey
    const { data, dataUpdatedAt = 0 } =
      (queryKey && queryClient.getQueryState<Holdings>(queryKey)) ?? {}
    // What an earlier visit remembers may be spent since.
    const balances = dataUpdatedAt >= kit.startedAt ? data?.balances : undefined
    const next = balances ?? []
    if (next === last || (next.length === 0 && last.length === 0)) return
    last = next
    onChange(next)
  }
  update()
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') update()
  })
  return { update, stop }
}
