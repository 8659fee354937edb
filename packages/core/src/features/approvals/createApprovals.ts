import { proxy, ref } from 'valtio/vanilla'
import { createAbortableTask } from '../../base/async/createAbortableTask.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { getSender } from '../../runtime/sender/getSender.ts'
import { watchSender } from '../../runtime/sender/watchSender.ts'
import { runChanges } from './revoke/runChanges.ts'
import { lookFurther, scan } from './scan/scan.ts'
import { createApprovalsApi } from './service/createApprovalsApi.ts'
import type { ApprovalsContext } from './state/approvalsContext.ts'
import type { ApprovalsController } from './state/approvalsController.ts'
import type { ApprovalsState } from './state/approvalsState.ts'

const feature = 'approvals:load'

/** Creates the approvals of a kit, for the lifetime of the kit. */
export function createApprovals(kit: FeatureRuntime): ApprovalsController {
  const destruction = new AbortController()
  const context = createContext(kit, destruction.signal)
  const { state, scanning } = context
  let account = getAccount(kit)
  const onChange = () => {
    const next = getAccount(kit)
    // All networks are listed, so that another one changes nothing.
    if (next === account) return
    account = next
    scanning.stop()
    Object.assign(state, { scan: { status: 'idle' }, rows: ref([]) })
  }
  const stopWatching = watchSender(kit, { feature, onChange })
  const destroy = () => {
    if (destruction.signal.aborted) return
    stopWatching()
    scanning.stop()
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)
  const find = (ids: readonly string[]) => state.rows.filter(({ id }) => ids.includes(id))

  return {
    state,
    isSupported: () => getSender(kit, feature) !== undefined,
    scan: () => scan(context),
    lookFurther: () => lookFurther(context),
    revoke: ({ id, endsSignatures }) =>
      runChanges(
        context,
        find([id]).map((row) => ({ row, amount: 0n, endsSignatures })),
      ),
    revokeMany: ({ ids }) =>
      runChanges(
        context,
        find(ids).map((row) => ({ row, amount: 0n })),
      ),
    setAllowance: ({ id, amount }) =>
      runChanges(
        context,
        find([id]).map((row) => ({ row, amount })),
      ),
    stop() {
      context.internal.isStopped = true
    },
    destroy,
  }
}

/** The connection and its account. `undefined` if approvals cannot be read there. */
function getAccount(kit: FeatureRuntime): string | undefined {
  const sender = getSender(kit, feature)
  return sender && [sender.namespace, sender.connectorId, sender.address].join()
}

function createContext(kit: FeatureRuntime, lifetime: AbortSignal): ApprovalsContext {
  const { projectId, services } = kit.controllers.options.state
  return {
    ...{ kit, lifetime },
    state: proxy<ApprovalsState>({
      ...{ scan: { status: 'idle' }, rows: ref([]), revoking: { status: 'idle' } },
    }),
    api: services?.data ? createApprovalsApi({ baseUrl: services.data, projectId }) : undefined,
    scanning: createAbortableTask(),
    known: new Map(),
    internal: { isStopped: false, batchSizes: new Map() },
  }
}
