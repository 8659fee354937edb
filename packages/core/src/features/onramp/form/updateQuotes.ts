import { ref } from 'valtio/vanilla'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { wait } from '../../../base/http/wait.ts'
import { findReason } from '../offers/findReason.ts'
import type { ProviderOffer } from '../offers/onrampQuote.ts'
import { placeholderQuote } from '../offers/placeholderQuote.ts'
import { sortOffers } from '../offers/sortOffers.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import { getBuyer } from '../state/getBuyer.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { readPurchase } from '../state/readPurchase.ts'
import { fetchOffer } from './fetchOffer.ts'
import { refreshLater } from './refreshLater.ts'
import { validate } from './validate.ts'

/** After this time without another input the providers are asked. Milliseconds. */
const typingMs = 300

/**
 * Asks every provider what the form's purchase costs, and again while the form is seen. Each price
 * is shown as it comes. Providers are put in order once, when all have answered: nothing moves
 * under the finger later.
 */
export function updateQuotes(
  context: OnrampContext,
  { isRenewal = false }: { isRenewal?: boolean } = {},
): void {
  const { state, tasks, internal } = context
  // Of a sample, what can be bought is asked again.
  if (!state.isSample) clearTimeout(internal.refresh)
  const signal = tasks.quotes.start()
  const known = new Map(state.offers.map((offer) => [offer.provider.id, offer]))
  const order = isRenewal ? [...known.keys()] : state.providers.map(({ id }) => id)
  const providers = order.flatMap((id) => state.providers.find((one) => one.id === id) ?? [])
  state.offers = ref(
    providers.map((provider) =>
      toFirst(context, provider, isRenewal ? known.get(provider.id) : undefined),
    ),
  )
  if (!state.offers.some(isAsked)) return
  run(context, { signal, isRenewal }).catch(() => undefined)
}

async function run(
  context: OnrampContext,
  { signal, isRenewal }: { signal: AbortSignal; isRenewal: boolean },
): Promise<void> {
  const { state } = context
  if (!isRenewal) await wait({ ms: typingMs, signal })
  const asked = state.offers.filter(isAsked)
  await Promise.all(
    asked.map(async ({ provider }) => {
      const offer = await fetchOffer(context, provider)
      if (!signal.aborted) state.offers = ref(put(state.offers, { offer, isRenewal }))
    }),
  )
  signal.throwIfAborted()
  refreshLater(context, () => updateQuotes(context, { isRenewal: true }))
}

/** Puts a provider's answer into its place, and all into their order with the last one. */
function put(
  offers: readonly ProviderOffer[],
  { offer, isRenewal }: { offer: ProviderOffer; isRenewal: boolean },
): readonly ProviderOffer[] {
  const next = offers.map((one) => (one.provider.id === offer.provider.id ? offer : one))
  return isRenewal || next.some(isAsked) ? next : sortOffers(next)
}

/** Whether a provider's price is being waited for. */
function isAsked(offer: ProviderOffer): boolean {
  return offer.status === 'pending' || (offer.status === 'success' && offer.isRenewing === true)
}

/** What is shown of a provider before it has answered. */
function toFirst(
  context: OnrampContext,
  provider: OnrampProvider,
  before: ProviderOffer | undefined,
): ProviderOffer {
  const { kit, state } = context
  const { purchaseCurrency, paymentCurrency, error } = state
  const network = getBuyer(kit)?.network
  const { onramp: options } = kit.options
  const reason = network
    ? findReason({ provider, network, purchaseCurrency, paymentCurrency, options })
    : 'network'
  if (reason) return { provider, status: 'unavailable', reason }
  const purchase = validate(context) === undefined ? readPurchase(context) : undefined
  if (!purchase) return { provider, status: 'idle' }
  if (state.isSample) {
    const { amount, paymentCurrency: paid, symbol } = purchase
    const quote = placeholderQuote({ amount, paymentCurrency: paid, purchaseCurrency: symbol })
    const unreachable = new CleatError('SERVICE_UNREACHABLE', {
      context: { service: 'purchase service' },
    })
    return { provider, status: 'error', error: error ?? unreachable, quote }
  }
  return before?.status === 'success'
    ? { ...before, isRenewing: true }
    : { provider, status: 'pending' }
}
