import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { fetchShared } from '../../../runtime/queries/fetchShared.ts'
import type { AskedPurchase } from '../offers/createOnrampApi.ts'
import type { ProviderOffer, UnavailableReason } from '../offers/onrampQuote.ts'
import { placeholderQuote } from '../offers/placeholderQuote.ts'
import { toOnrampError } from '../offers/toOnrampError.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import { getBuyer } from '../state/getBuyer.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { readPurchase } from '../state/readPurchase.ts'
import { fetchMostSold } from './fetchMostSold.ts'

/** Prices hold this long. Milliseconds. */
const staleTime = 30_000

const reasons: ReadonlyMap<string, UnavailableReason> = new Map([
  ['ONRAMP_UNSUPPORTED', 'refused'],
  ['ONRAMP_AMOUNT_OUTSIDE', 'amount'],
])

/** Asks what a provider takes for the form's purchase. Never rejects. */
export async function fetchOffer(
  context: OnrampContext,
  provider: OnrampProvider,
): Promise<ProviderOffer> {
  const { kit, api } = context
  const purchase = readPurchase(context)
  const buyer = getBuyer(kit)
  if (!purchase || !buyer || !api) return { provider, status: 'idle' }
  const asked: AskedPurchase = { ...purchase, provider: provider.id }
  const { amount, paymentCurrency, assetId, symbol, network } = asked
  const { id } = provider
  try {
    const priced = fetchMostSold(context, { purchase: asked, ...buyer.network })
    const quote = await fetchShared(kit.queryClient, {
      queryKey: [
        ...['cleat', kit.id, 'onramp', 'quote', id, assetId, network.name, paymentCurrency, amount],
      ],
      queryFn: (query) => api.getQuote(asked, query),
      staleTime,
      retry: false,
    })
    // Its own page says what it really is.
    if (Number(quote.purchaseAmount.amount) > ((await priced) ?? Infinity)) throw unbelievable()
    return { provider, status: 'success', quote }
  } catch (cause) {
    return toRefusal(context, { provider, purchase: asked, cause, symbol })
  }
}

function unbelievable(): CleatError<'SERVICE_BAD_ANSWER'> {
  return new CleatError('SERVICE_BAD_ANSWER', {
    context: { service: 'purchase service', reason: 'more than is worth what is paid' },
  })
}

function toRefusal(
  { state }: OnrampContext,
  parameters: { provider: OnrampProvider; purchase: AskedPurchase; cause: unknown; symbol: string },
): ProviderOffer {
  const { provider, purchase, cause, symbol } = parameters
  const { amount, paymentCurrency, network } = purchase
  const { limits } = state
  const refusal = toOnrampError(cause, {
    ...{ network: network.displayName, currency: paymentCurrency, limits },
  })
  const error = toCleatError(refusal, 'SERVICE_UNREACHABLE', {
    context: { service: 'purchase service' },
  })
  const reason = reasons.get(error.code)
  if (reason) {
    const detail = error.cause instanceof Error ? error.cause.message : ''
    return { provider, status: 'unavailable', reason, ...(detail && { detail }) }
  }
  const quote = placeholderQuote({ amount, paymentCurrency, purchaseCurrency: symbol })
  return { provider, status: 'error', error, quote }
}
