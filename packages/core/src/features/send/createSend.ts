import { ref } from 'valtio/vanilla'
import { createAbortableTask } from '../../base/async/createAbortableTask.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { followHoldings } from '../../runtime/sender/followHoldings.ts'
import { watchSender } from '../../runtime/sender/watchSender.ts'
import { followNames } from './followNames.ts'
import { setAmount } from './form/setAmount.ts'
import { setMaxAmount } from './form/setMaxAmount.ts'
import { setToken } from './form/setToken.ts'
import { validate } from './form/validate.ts'
import { createPendingPayments } from './pendingTransactions/createPendingPayments.ts'
import { restorePendingTransactions } from './pendingTransactions/restorePendingTransactions.ts'
import { confirmFee } from './prepare/confirmFee.ts'
import { prepare } from './prepare/prepare.ts'
import { confirmReceiver } from './receiver/confirmReceiver.ts'
import { createKnownReceivers } from './receiver/createKnownReceivers.ts'
import { setReceiver } from './receiver/setReceiver.ts'
import { send } from './send/send.ts'
import { start } from './start.ts'
import { createSendState } from './state/createSendState.ts'
import { resetForm } from './state/resetForm.ts'
import type { SendContext } from './state/sendContext.ts'
import type { SendController } from './state/sendController.ts'

/** Creates the send feature of a kit, for the lifetime of the kit. */
export function createSend(kit: FeatureRuntime): SendController {
  const destruction = new AbortController()
  const context: SendContext = {
    kit,
    state: createSendState(),
    pendingTransactions: createPendingPayments(kit),
    receivers: createKnownReceivers(kit),
    lifetime: destruction.signal,
    tasks: {
      token: createAbortableTask(),
      max: createAbortableTask(),
      receiver: createAbortableTask(),
      prepare: createAbortableTask(),
    },
    internal: {},
  }
  const feature = 'transfers:load'
  const balances = followHoldings(kit, {
    feature,
    onChange: (tokenBalances) => {
      context.state.tokenBalances = ref(tokenBalances)
    },
  })
  const names = followNames(context)
  const onChange = () => {
    resetForm(context)
    balances.update()
    names.update()
  }
  const stopWatching = watchSender(kit, { feature, onChange })
  const destroy = () => {
    if (destruction.signal.aborted) return
    stopWatching()
    balances.stop()
    resetForm(context)
    context.pendingTransactions.destroy()
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)
  restorePendingTransactions(context)

  return {
    state: context.state,
    pendingTransactions: context.pendingTransactions.list,
    start: (intent) => start(context, intent),
    setToken: (token) => setToken(context, token),
    setAmount: (amount) => setAmount(context, amount),
    setMaxAmount: () => setMaxAmount(context),
    setReceiver: (text) => setReceiver(context, text),
    confirmReceiver: () => confirmReceiver(context),
    validate: () => validate(context),
    prepare: () => prepare(context),
    confirmFee: () => confirmFee(context),
    send: () => send(context),
    destroy,
  }
}
