import { ref } from 'valtio/vanilla'
import type { Holdings } from '../../runtime/queries/data/holdings.ts'
import { getSender } from './state/getSender.ts'
import type { SendContext } from './state/sendContext.ts'

/**
 * Keeps `state.tokenBalances` at what the query client has for the account in use. Asks nothing:
 * the form and the views fetch the balances.
 */
export function followTokenBalances({ kit, state }: Pick<SendContext, 'kit' | 'state'>): {
  /** Looks again, as when another account is in use. */
  update(): void
  stop(): void
} {
  const { queryClient, queries } = kit
  const getKey = () => {
    const sender = getSender(kit)
    return sender && queries.holdings(sender).queryKey
  }
  const update = () => {
    const queryKey = getKey()
    const { data, dataUpdatedAt = 0 } =
      (queryKey && queryClient.getQueryState<Holdings>(queryKey)) ?? {}
    // What an earlier visit remembers may be spent since.
    const balances = dataUpdatedAt >= kit.startedAt ? data?.balances : undefined
    if (balances === state.tokenBalances) return
    if (balances || state.tokenBalances.length > 0) state.tokenBalances = ref(balances ?? [])
  }
  update()
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') update()
  })
  return { update, stop }
}
