import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { followTokenBalances } from './followTokenBalances.ts'
import { setAmount } from './form/setAmount.ts'
import { setMaxAmount } from './form/setMaxAmount.ts'
import { setToken } from './form/setToken.ts'
import { validate } from './form/validate.ts'
import { createPendingTransactions } from './pendingTransactions/createPendingTransactions.ts'
import { restorePendingTransactions } from './pendingTransactions/restorePendingTransactions.ts'
import { confirmFee } from './prepare/confirmFee.ts'
import { prepare } from './prepare/prepare.ts'
import { confirmReceiver } from './receiver/confirmReceiver.ts'
import { createKnownReceivers } from './receiver/createKnownReceivers.ts'
import { setReceiver } from './receiver/setReceiver.ts'
import { send } from './send/send.ts'
import { start } from './start.ts'
import { createAbortableTask } from './state/createAbortableTask.ts'
import { createSendState } from './state/createSendState.ts'
import { getSender, isSameSender } from './state/getSender.ts'
import { resetForm } from './state/resetForm.ts'
import type { SendContext } from './state/sendContext.ts'
import type { SendController } from './state/sendController.ts'

/** Creates the send feature of a kit, for the lifetime of the kit. */
export function createSend(kit: FeatureRuntime): SendController {
  const destruction = new AbortController()
  const context: SendContext = {
    kit,
    state: createSendState(),
    pendingTransactions: createPendingTransactions(kit),
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
  const balances = followTokenBalances(context)
  const stopWatching = watchSender(kit, () => {
    resetForm(context)
    balances.update()
  })
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

/** Calls back in the same tick when the active account, connection or network changes. */
function watchSender(kit: KitBase, onChange: () => void): () => void {
  let sender = getSender(kit)
  const look = () => {
    const next = getSender(kit)
    if (isSameSender(sender, next)) return
    sender = next
    onChange()
  }
  const { account, network } = kit.controllers
  const stops = [subscribe(account.state, look, true), subscribe(network.state, look, true)]
  return () => {
    for (const stop of stops) stop()
  }
}
