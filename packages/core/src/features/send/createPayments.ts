import { proxy, subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import type { DataQueries } from '../../runtime/queries/data/createDataQueries.ts'
import { createAbortableTask } from './createAbortableTask.ts'
import { begin } from './form/begin.ts'
import { isSamePlace, readPlace } from './form/readPlace.ts'
import { emptyForm, resetForm } from './form/resetForm.ts'
import { setAmount } from './form/setAmount.ts'
import { setMaxAmount } from './form/setMaxAmount.ts'
import { setToken } from './form/setToken.ts'
import { validate } from './form/validate.ts'
import type { Payments } from './payments.ts'
import type { PaymentsContext } from './paymentsContext.ts'
import { createPendingTransactions } from './pendingTransactions/createPendingTransactions.ts'
import { restorePendingTransactions } from './pendingTransactions/restorePendingTransactions.ts'
import { confirmFee } from './prepare/confirmFee.ts'
import { prepare } from './prepare/prepare.ts'
import type { QueryCache } from './queryCache.ts'
import { confirmReceiver } from './receiver/confirmReceiver.ts'
import { createKnownReceivers } from './receiver/createKnownReceivers.ts'
import { setReceiver } from './receiver/setReceiver.ts'
import { send } from './send/send.ts'
import type { SendState } from './sendState.ts'

export declare namespace createPayments {
  type Parameters = {
    kit: KitBase
    queries: DataQueries
    /** Where the answers to `queries` are kept: TanStack Query's client. */
    cache: QueryCache
  }
}

/** Sending, from the form to the block, for one kit. One of them is enough for as long as the kit lives. */
export function createPayments({ kit, queries, cache }: createPayments.Parameters): Payments {
  const destruction = new AbortController()
  const context: PaymentsContext = {
    kit,
    queries,
    cache,
    state: proxy<SendState>({ ...emptyForm(), sending: { status: 'idle' } }),
    sent: createPendingTransactions(kit),
    receivers: createKnownReceivers(kit),
    lifetime: destruction.signal,
    work: {
      token: createAbortableTask(),
      most: createAbortableTask(),
      receiver: createAbortableTask(),
      prepare: createAbortableTask(),
    },
    memory: {},
  }
  const stopWatching = watchPlace(kit, () => resetForm(context))
  const destroy = () => {
    if (destruction.signal.aborted) return
    stopWatching()
    resetForm(context)
    context.sent.destroy()
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)
  restorePendingTransactions(context)

  return {
    state: context.state,
    sent: context.sent.list,
    begin: (intent) => begin(context, intent),
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

/** Calls back, in the same tick, when the account, the connection or the network in use is another one. */
function watchPlace(kit: KitBase, onChange: () => void): () => void {
  let place = readPlace(kit)
  const look = () => {
    const next = readPlace(kit)
    if (isSamePlace(place, next)) return
    place = next
    onChange()
  }
  const { account, network } = kit.controllers
  const stops = [subscribe(account.state, look, true), subscribe(network.state, look, true)]
  return () => {
    for (const stop of stops) stop()
  }
}
