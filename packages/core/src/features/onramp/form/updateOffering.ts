import { ref } from 'valtio/vanilla'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { fetchShared } from '../../../runtime/queries/fetchShared.ts'
import { sampleOffering } from '../offers/sampleOffering.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { chooseCurrencies } from './chooseCurrencies.ts'
import { refreshLater } from './refreshLater.ts'
import { updateQuotes } from './updateQuotes.ts'

/** What can be bought seldom changes. Milliseconds. */
const staleTime = 60 * 60_000

/**
 * Asks what can be bought, unless it was said within the hour. Where no service says it, the sample
 * is shown, marked as one, and the service is asked again while the form is seen.
 */
export async function updateOffering(context: OnrampContext): Promise<void> {
  const { kit, state, tasks, api } = context
  if (!api) return
  const signal = tasks.offering.start()
  if (state.offering.status !== 'success') state.offering = { status: 'pending' }
  try {
    const offering = await fetchShared(kit.queryClient, {
      queryKey: ['cleat', kit.id, 'onramp', 'options'],
      queryFn: (query) => api.getOffering(query),
      staleTime,
      retry: false,
    })
    if (signal.aborted) return
    state.offering = ref({ status: 'success', offering })
  } catch (cause) {
    if (signal.aborted) return
    const error = toCleatError(cause, 'SERVICE_UNREACHABLE', {
      context: { service: 'purchase service' },
    })
    const { offering: before } = state
    if (before.status !== 'success' || before.offering.isSample)
      state.offering = ref({ status: 'success', offering: sampleOffering, error })
  }
  chooseCurrencies(context)
  updateQuotes(context)
  if (state.isSample) refreshLater(context, () => void updateOffering(context))
}
