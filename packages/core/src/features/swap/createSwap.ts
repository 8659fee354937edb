import { ref } from 'valtio/vanilla'
import { createAbortableTask } from '../../base/async/createAbortableTask.ts'
import { isSameAddress } from '../../contract/adapter/isSameAddress.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { followHoldings } from '../../runtime/sender/followHoldings.ts'
import { watchSender } from '../../runtime/sender/watchSender.ts'
import { removeAllowance } from './exchange/removeAllowance.ts'
import { swap } from './exchange/swap.ts'
import { chooseQuote } from './form/chooseQuote.ts'
import { setAmount } from './form/setAmount.ts'
import { setMaxAmount } from './form/setMaxAmount.ts'
import { setSlippage } from './form/setSlippage.ts'
import { setSourceToken } from './form/setSourceToken.ts'
import { setToToken } from './form/setToToken.ts'
import { switchTokens } from './form/switchTokens.ts'
import { validate } from './form/validate.ts'
import { createSwapApi } from './offers/createSwapApi.ts'
import { createPendingSwaps } from './pendingSwaps/createPendingSwaps.ts'
import { restorePendingSwaps } from './pendingSwaps/restorePendingSwaps.ts'
import { acceptChange } from './prepare/acceptChange.ts'
import { confirmLoss } from './prepare/confirmLoss.ts'
import { prepare } from './prepare/prepare.ts'
import { protectWallet } from './protection/protectWallet.ts'
import { setProtected } from './protection/setProtected.ts'
import { updateProtection } from './protection/updateProtection.ts'
import { updateQuotes } from './quotes/updateQuotes.ts'
import { start } from './start.ts'
import { createSwapState } from './state/createSwapState.ts'
import { resetForm } from './state/resetForm.ts'
import type { SwapContext } from './state/swapContext.ts'
import type { SwapController } from './state/swapController.ts'

/** Losses from which on an exchange is refused, unless the app says otherwise. Percent. */
const maxLossPercent = 25

const feature = 'swaps:load'

/** Creates the swap feature of a kit, for the lifetime of the kit. */
export function createSwap(kit: FeatureRuntime): SwapController {
  const destruction = new AbortController()
  const context = createContext(kit, destruction.signal)
  const holdings = followHoldings(kit, {
    feature,
    onChange: (balances) => {
      context.state.myTokensWithBalance = ref(balances)
    },
  })
  const onChange = () => {
    resetForm(context)
    updateProtection(context)
    holdings.update()
  }
  const stopWatching = watchSender(kit, { feature, onChange })
  const destroy = () => {
    if (destruction.signal.aborted) return
    stopWatching()
    holdings.stop()
    resetForm(context)
    context.pendingSwaps.destroy()
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)
  updateProtection(context)
  restorePendingSwaps(context)

  return {
    state: context.state,
    pendingSwaps: context.pendingSwaps.list,
    start: (intent) => start(context, intent),
    setSourceToken: (token) => setSourceToken(context, token),
    setToToken: (token) => setToToken(context, token),
    setAmount: (amount) => setAmount(context, amount),
    setMaxAmount: () => setMaxAmount(context),
    switchTokens: () => switchTokens(context),
    setSlippage: (bps) => setSlippage(context, bps),
    setProtected: (isProtected) => setProtected(context, isProtected),
    protectWallet: () => protectWallet(context),
    chooseQuote: (id) => chooseQuote(context, id),
    refresh: () => updateQuotes(context),
    validate: () => validate(context),
    prepare: () => prepare(context),
    acceptChange: () => acceptChange(context),
    confirmLoss: (text) => confirmLoss(context, text),
    swap: () => swap(context),
    removeAllowance: (order) => removeAllowance(context, order),
    destroy,
  }
}

function createContext(kit: FeatureRuntime, lifetime: AbortSignal): SwapContext {
  const { network, options } = kit.controllers
  const { projectId, services } = options.state
  const { maxLossPercent: most = maxLossPercent, ...policy } = kit.options.swap ?? {}
  const { protectedRpc: _, ...unprotected } = policy
  const state = createSwapState({ getSymbol: () => network.getActive().nativeCurrency.symbol })
  return {
    ...{ kit, state, options: policy },
    get policy() {
      return state.protection === 'off' ? unprotected : policy
    },
    maxLossBps: most * 100,
    api: services?.data
      ? createSwapApi({
          ...{ baseUrl: services.data, projectId },
          isSameAddress: (namespace, one, other) => isSameAddress(kit, namespace, one, other),
        })
      : undefined,
    pendingSwaps: createPendingSwaps(kit),
    lifetime,
    tasks: {
      source: createAbortableTask(),
      target: createAbortableTask(),
      max: createAbortableTask(),
      quotes: createAbortableTask(),
      prepare: createAbortableTask(),
    },
    internal: {},
  }
}
