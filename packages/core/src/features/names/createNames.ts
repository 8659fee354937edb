import { proxy, ref } from 'valtio/vanilla'
import { createAbortableTask } from '../../base/async/createAbortableTask.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import { isSameAddress } from '../../contract/adapter/isSameAddress.ts'
import { createProfileApi } from '../../runtime/api/data/createProfileApi.ts'
import { listNameAddresses } from '../../runtime/api/data/listNameAddresses.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import { isSmartAccount } from '../../runtime/sender/isSmartAccount.ts'
import { acceptName } from './changes/acceptName.ts'
import { releaseName } from './changes/releaseName.ts'
import { setNameRecords } from './changes/setNameRecords.ts'
import { transferName } from './changes/transferName.ts'
import type { NamesContext } from './context/namesContext.ts'
import { checkName } from './labels/checkName.ts'
import { readLabel } from './labels/readLabel.ts'
import { setText } from './labels/setText.ts'
import { suggestNames } from './labels/suggestNames.ts'
import { listNames } from './lookup/listNames.ts'
import { listTransfers } from './lookup/listTransfers.ts'
import { resolveName } from './lookup/resolveName.ts'
import { registerName } from './registration/registerName.ts'
import { createNamesApi } from './service/createNamesApi.ts'
import type { NamesController } from './state/namesController.ts'
import type { NamesState } from './state/namesState.ts'

const staleTime = 300_000

/** Creates the names of a kit, for the lifetime of the kit. */
export function createNames(kit: FeatureRuntime): NamesController {
  const destruction = new AbortController()
  const context = createContext(kit, destruction.signal)
  const { state, service, internal } = context
  const { network: networks, account, events } = kit.controllers
  const cancel = () => {
    internal.running?.abort.abort(new CleatError('CONNECTION_USER_CLOSED'))
    internal.running = undefined
    state.flow = { status: 'idle' }
  }
  const cancelChange = () => {
    internal.changing?.abort(new CleatError('CONNECTION_USER_CLOSED'))
    internal.changing = undefined
    state.change = { status: 'idle' }
  }
  const destroy = () => {
    if (destruction.signal.aborted) return
    internal.checking.stop()
    internal.kept = undefined
    kit.lifetime.removeEventListener('abort', destroy)
    destruction.abort(kit.lifetime.reason)
  }
  kit.lifetime.addEventListener('abort', destroy)

  return {
    state,
    zone: service?.zone,
    async start() {
      const namespace = networks.state.activeNamespace
      const { address = '' } = account.get(namespace)
      events.track('OPEN_ENS_FLOW', { isSmartAccount: isSmartAccount(kit, { namespace, address }) })
      // What was typed has become a name. The form is about the next one.
      if (internal.isDone) setText(context, '')
      internal.isDone = false
      await loadZone(context)
    },
    loadZone: () => loadZone(context),
    setText: (text) => setText(context, text),
    checkName: async ({ name }) => checkName(context, { label: readLabel(context, name) }),
    suggestNames: async ({ name }) => suggestNames(context, readLabel(context, name)),
    registerName: (parameters) => registerName(context, parameters),
    setNameRecords: (parameters) => setNameRecords(context, parameters),
    transferName: (parameters) => transferName(context, parameters),
    acceptName: (parameters) => acceptName(context, parameters),
    releaseName: (parameters) => releaseName(context, parameters),
    listTransfers: (parameters) => listTransfers(context, parameters),
    ...{ cancel, cancelChange },
    listNames: (parameters) => listNames(context, parameters),
    async isOnEns({ name }) {
      if (!state.zone?.isOnChain) return false
      const network = networks.getActive()
      const { address } = account.get(network.chainNamespace)
      const { signal } = destruction
      const found = await resolveName(context, { name, network, signal }).catch(() => undefined)
      return (
        found !== undefined && isSameAddress(kit, network.chainNamespace, found.address, address)
      )
    },
    async resolveName({ name, network = networks.getActive() }) {
      const { signal } = destruction
      const isOfZone = service && name.endsWith(`.${service.zone}`)
      const profile = isOfZone && (await service.data.findName({ name }, { signal }))
      const transfers = await kit.adapters
        .get(network.chainNamespace)
        ?.features['transfers:load']?.()
      const addresses = profile ? listNameAddresses(profile, network.caipNetworkId) : []
      const own = addresses.find((one) => transfers?.parseReceiver({ text: one, network }))
      if (profile && own !== undefined) return { name, address: own, avatar: profile.avatar }
      return await resolveName(context, { name, network, signal })
    },
    findIdentity: (parameters) => kit.queryClient.fetchQuery(kit.queries.identity(parameters)),
    destroy,
  }
}

async function loadZone({ kit, state, service, lifetime }: NamesContext): Promise<void> {
  if (lifetime.aborted) return
  try {
    if (!service)
      throw new CleatError('NAME_UNSUPPORTED', { context: { reason: 'the app names no zone' } })
    const zone = await kit.queryClient.fetchQuery({
      queryKey: ['cleat', kit.id, 'zone', service.zone],
      queryFn: () => service.api.readZone(lifetime),
      ...{ staleTime, retry: false },
    })
    if (zone.zone !== service.zone) {
      const reason = `the service registers in ${zone.zone}`
      throw new CleatError('NAME_UNSUPPORTED', { context: { reason } })
    }
    state.zone = zone
    delete state.zoneError
  } catch (cause) {
    const error = isCleatError(cause)
      ? cause
      : new CleatError('SERVICE_UNREACHABLE', { context: { service: 'names' }, cause })
    state.zoneError = ref(error)
  }
}

function createContext(kit: FeatureRuntime, lifetime: AbortSignal): NamesContext {
  const { names } = kit.options
  const { projectId, services } = kit.controllers.options.state
  const baseUrl = services?.data
  const zone = names ? names.zone?.toLowerCase() : undefined
  return {
    ...{ kit, lifetime },
    state: proxy<NamesState>({
      ...{ text: '', check: { status: 'empty' }, suggestions: [], loading: false },
      ...{ flow: { status: 'idle' }, change: { status: 'idle' } },
    }),
    service:
      zone !== undefined && baseUrl
        ? {
            zone,
            api: createNamesApi({ baseUrl, projectId }),
            data: createProfileApi({ baseUrl, projectId }),
          }
        : undefined,
    internal: { checking: createAbortableTask() },
  }
}
