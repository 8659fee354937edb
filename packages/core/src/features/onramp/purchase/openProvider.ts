import { CleatError } from '../../../base/errors/cleatError.ts'
import { validate } from '../form/validate.ts'
import { openProviderWindow } from '../providers/openProviderWindow.ts'
import { getBuyer } from '../state/getBuyer.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { readPurchase } from '../state/readPurchase.ts'
import { buy } from './buy.ts'

type Opened = { readonly orderId: string }

/**
 * Opens a provider's page for the form's purchase: an empty window in this tick, while the click
 * counts, and the page in it once the service has said where it is. A call meanwhile joins the
 * pending one.
 */
export function openProvider(context: OnrampContext, providerId: string): Promise<Opened> {
  const { internal } = context
  if (internal.attempt?.isRunning) return internal.attempt.promise
  const promise = start(context, providerId)
  const attempt = { promise, isRunning: true }
  internal.attempt = attempt
  const end = () => {
    attempt.isRunning = false
  }
  // The state has the error.
  promise.then(end, end)
  return promise
}

/** `async`, but its first part runs in the click. */
async function start(context: OnrampContext, providerId: string): Promise<Opened> {
  const { kit, state, api } = context
  const buyer = getBuyer(kit)
  const offer = state.offers.find(({ provider }) => provider.id === providerId)
  const purchase = readPurchase(context)
  const error = validate(context)
  if ((error === 'amount-low' || error === 'amount-high') && purchase) throw outside(context)
  const isSold = offer && offer.status !== 'unavailable' && error === undefined
  if (!buyer || !api || !purchase || !isSold) throw unsupported(context)
  const { provider } = offer
  const page = openProviderWindow(globalThis.window, { title: provider.name })
  return await buy(context, {
    ...{ api, buyer, provider, page },
    purchase: { ...purchase, provider: provider.id },
    expected: offer.status === 'success' ? offer.quote.purchaseAmount.amount : undefined,
  })
}

function outside({ state }: OnrampContext): CleatError<'ONRAMP_AMOUNT_OUTSIDE'> {
  const { limits, paymentCurrency } = state
  return new CleatError('ONRAMP_AMOUNT_OUTSIDE', {
    context: {
      currency: paymentCurrency?.id ?? '',
      minimum: limits?.min ?? '0',
      maximum: limits?.max,
    },
  })
}

function unsupported({ kit }: OnrampContext): CleatError<'ONRAMP_UNSUPPORTED'> {
  const { name } = kit.controllers.network.getActive()
  return new CleatError('ONRAMP_UNSUPPORTED', { context: { network: name } })
}
