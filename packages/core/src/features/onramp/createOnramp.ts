import { createAbortableTask } from '../../base/async/createAbortableTask.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { watchSender } from '../../runtime/sender/watchSender.ts'
import { followLater } from './following/followLater.ts'
import { startFollowing } from './following/startFollowing.ts'
import { chooseCurrencies } from './form/chooseCurrencies.ts'
import { resetForm } from './form/resetForm.ts'
import { setAmount } from './form/setAmount.ts'
import { setPaymentCurrency } from './form/setPaymentCurrency.ts'
import { setPurchaseCurrency } from './form/setPurchaseCurrency.ts'
import { updateOffering } from './form/updateOffering.ts'
import { updateQuotes } from './form/updateQuotes.ts'
import { validate } from './form/validate.ts'
import { createOnrampApi } from './offers/createOnrampApi.ts'
import { createOrders } from './orders/createOrders.ts'
import { markOpened } from './purchase/markOpened.ts'
import { openProvider } from './purchase/openProvider.ts'
import { showWindow } from './purchase/showWindow.ts'
import { start } from './start.ts'
import { createOnrampState } from './state/createOnrampState.ts'
import { buyerFeature } from './state/getBuyer.ts'
import type { OnrampContext } from './state/onrampContext.ts'
import type { OnrampController } from './state/onrampController.ts'

/** Creates the purchase feature of a kit, for the lifetime of the kit. */
export function createOnramp(kit: FeatureRuntime): OnrampController {
  const destruction = new AbortController()
  const context = createContext(kit, destruction.signal)
  const { orders, internal } = context
  const onChange = () => {
    resetForm(context)
    chooseCurrencies(context)
    updateQuotes(context)
  }
  const stops = [
    watchSender(kit, { feature: buyerFeature, onChange }),
    startFollowing(context),
    orders.destroy,
  ]
  const destroy = () => {
    if (destruction.signal.aborted) return
    for (const stop of stops) stop()
    clearTimeout(internal.watch)
    resetForm(context)
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)

  return {
    state: context.state,
    orders: orders.list,
    start: (intent) => start(context, intent),
    setPurchaseCurrency: (currency) => setPurchaseCurrency(context, currency),
    setPaymentCurrency: (currency) => setPaymentCurrency(context, currency),
    setAmount: (amount) => setAmount(context, amount),
    refresh: () => void updateOffering(context),
    validate: () => validate(context),
    openProvider: (providerId) => openProvider(context, providerId),
    showWindow: () => showWindow(context),
    markOpened: () => markOpened(context),
    resumeOrder(orderId) {
      internal.asked.delete(orderId)
      internal.resumed.set(orderId, Date.now())
      followLater(context)
    },
    forgetOrder: (orderId) => orders.change((all) => all.filter(({ id }) => id !== orderId)),
    destroy,
  }
}

function createContext(kit: FeatureRuntime, lifetime: AbortSignal): OnrampContext {
  const { network, options } = kit.controllers
  const { projectId, services } = options.state
  return {
    kit,
    state: createOnrampState({ getNetwork: network.getActive }),
    api: services?.data ? createOnrampApi({ baseUrl: services.data, projectId }) : undefined,
    orders: createOrders(kit),
    lifetime,
    tasks: { offering: createAbortableTask(), quotes: createAbortableTask() },
    internal: { intent: {}, asked: new Map(), asking: new Set(), resumed: new Map() },
  }
}
