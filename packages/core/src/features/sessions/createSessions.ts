import { proxy } from 'valtio/vanilla'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { watchSender } from '../../runtime/sender/watchSender.ts'
import { grant } from './grant/grant.ts'
import { listSessions } from './list/listSessions.ts'
import { revokeOnDisconnect } from './revoke/revokeOnDisconnect.ts'
import { revokeSessions } from './revoke/revokeSessions.ts'
import { createSessionsApi } from './service/createSessionsApi.ts'
import { getWallet } from './state/getWallet.ts'
import type { SessionsContext } from './state/sessionsContext.ts'
import type { SessionsController } from './state/sessionsController.ts'
import type { SessionsState } from './state/sessionsState.ts'
import { createSessionStore } from './store/createSessionStore.ts'

/** Creates the permissions of a kit, for the lifetime of the kit. */
export function createSessions(kit: FeatureRuntime): SessionsController {
  const destruction = new AbortController()
  const context = createContext(kit, destruction.signal)
  const { state, internal } = context
  const forget = () => {
    internal.listing += 1
    internal.sessions = []
    internal.revocations.clear()
    internal.contexts.clear()
    internal.ended.clear()
    state.list = { status: 'idle' }
    if (state.granting.status === 'success' || state.granting.status === 'failed')
      state.granting = { status: 'idle' }
    if (state.revoking.status === 'done') state.revoking = { status: 'idle' }
  }
  const stops = [
    watchSender(kit, { feature: 'permissions:load', onChange: forget }),
    context.store.subscribe(() => {
      if (state.list.status === 'success') listSessions(context).catch(() => undefined)
    }),
  ]
  if (kit.options.features?.smartSessions)
    kit.beforeDisconnect = (namespaces) => revokeOnDisconnect(context, namespaces)
  const destroy = () => {
    if (destruction.signal.aborted) return
    for (const stop of stops) stop()
    kit.beforeDisconnect = undefined
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)

  return {
    state,
    async isSupported() {
      try {
        const { adapter, wallet, view, network } = await getWallet(kit)
        return await adapter.getSupport({ wallet, account: view.address, network })
      } catch (error) {
        return { status: isCleatError(error, 'PERMISSION_UNSUPPORTED') ? 'unsupported' : 'unknown' }
      }
    },
    grant: (parameters) => grant(context, parameters),
    list: () => listSessions(context),
    async revoke({ pci }) {
      const [session] = await revokeSessions(context, (one) => one.pci === pci)
      return session
    },
    async revokeAll() {
      const isOpen = ['active', 'unknown']
      await revokeSessions(context, ({ status }) => isOpen.includes(status))
    },
    destroy,
  }
}

function createContext(kit: FeatureRuntime, lifetime: AbortSignal): SessionsContext {
  const { projectId, services } = kit.controllers.options.state
  const baseUrl = services?.sessions
  return {
    ...{ kit, lifetime },
    state: proxy<SessionsState>({
      list: { status: 'idle' },
      granting: { status: 'idle' },
      revoking: { status: 'idle' },
    }),
    store: createSessionStore(kit),
    api: baseUrl ? createSessionsApi({ baseUrl, projectId }) : undefined,
    internal: {
      ...{ listing: 0, revocations: new Map(), contexts: new Map(), sessions: [] },
      ended: new Map(),
    },
  }
}
