import { isCleatError } from '../../base/errors/isCleatError.ts'
import type { Batch } from '../../contract/calls/batch.ts'
import type { Calls } from '../../contract/requests/calls.ts'
import type { FeatureRuntime } from '../features/featureRuntime.ts'
import { answerCapabilities } from './answers/answerCapabilities.ts'
import { answerShow } from './answers/answerShow.ts'
import { answerStatus } from './answers/answerStatus.ts'
import { describeCalls } from './answers/describeCalls.ts'
import { createBatchStore } from './batches/createBatchStore.ts'
import { createCapabilityReader } from './capabilities/createCapabilityReader.ts'
import type { CallsContext } from './context/callsContext.ts'
import { followBatch } from './follow/followBatch.ts'
import { restoreBatches } from './follow/restoreBatches.ts'
import { waitForCalls } from './follow/waitForCalls.ts'
import { checkCalls } from './send/checkCalls.ts'
import { continueBatch } from './send/continueBatch.ts'
import { removeAllowance } from './send/removeAllowance.ts'
import { sendCalls } from './send/sendCalls.ts'

/** Creates the batches of a kit, for the lifetime of the kit. */
export function createCalls(kit: FeatureRuntime): Calls {
  const ending = new AbortController()
  const store = createBatchStore(kit)
  const capabilities = createCapabilityReader(kit)
  const context: CallsContext = {
    ...{ kit, store, capabilities, lifetime: ending.signal },
    ...{ following: new Map(), judged: new Set(), receipts: new Map() },
  }
  restoreBatches(context)
  for (const { id } of store.state.batches) void followBatch(context, id)

  return {
    state: store.state as { readonly batches: readonly Batch[] },
    getCapabilities: capabilities.getCapabilities,
    async canBatch({ address, network }) {
      const view = { namespace: network.chainNamespace, address }
      const { atomic } = await capabilities.getCapabilities({ view, network })
      return atomic === 'supported' || atomic === 'ready'
    },
    noteRefusal: capabilities.noteRefusal,
    async answer(request) {
      if (request.method === 'wallet_getCapabilities') return answerCapabilities(context, request)
      if (request.method === 'wallet_getCallsStatus') return answerStatus(context, request)
      return answerShow(context, request)
    },
    async check(request) {
      await checkCalls(context, request).catch((error: unknown) => {
        // What else is wrong with it is for the rules, and for sending.
        if (isCleatError(error, 'REQUEST_BATCH_UNSUPPORTED')) throw error
      })
    },
    send: (request) => sendCalls(context, request),
    continueBatch: (parameters) => continueBatch(context, parameters),
    removeAllowance: (parameters) => removeAllowance(context, parameters),
    describe: (parameters) => describeCalls(context, parameters),
    waitForCalls: (parameters) => waitForCalls(context, parameters),
    destroy() {
      ending.abort(kit.lifetime.reason)
      capabilities.destroy()
    },
  }
}
