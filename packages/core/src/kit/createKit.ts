import { checkOptions } from '#checkOptions'
import type { Namespace } from '../base/caip/namespace.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import { createSafeArea } from '../base/storage/createSafeArea.ts'
import { createStorage } from '../base/storage/createStorage.ts'
import { checkAdapters } from '../boot/checkAdapters.ts'
import { checkNetworks } from '../boot/checkNetworks.ts'
import { createControllers } from '../boot/createControllers.ts'
import { createRemoteWallets } from '../boot/createRemoteWallets.ts'
import type { KitBase } from '../boot/kitBase.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { BootKit } from './bootKit.ts'
import { createActions } from './createActions.ts'
import { createRuntimeLoader } from './createRuntimeLoader.ts'
import { createWalletProvider } from './createWalletProvider.ts'
import type { Kit } from './kit.ts'
import type { Runtime, RuntimeModule } from './loadRuntime.ts'
import { startKit } from './startKit.ts'

export declare namespace createKit {
  type Parts = {
    /** The runtime, if it is already loaded. @default loaded by the first action that needs it */
    runtime?: RuntimeModule | undefined
    /** Loads the runtime. */
    loadRuntime?: (() => Promise<RuntimeModule>) | undefined
    /** Loads what signs in at `services.auth`. @default that option has no effect */
    loadSiwx?: KitBase['loadSiwx']
  }
}

/**
 * Creates a kit. It neither listens, requests nor stores anything before `start()`.
 * @throws a `CleatError` with a `CONFIG_…` code if the options are invalid
 */
export function createKit(options: KitOptions, parts: createKit.Parts = {}): Kit {
  checkOptions(options)
  const networks = checkNetworks(options)
  const adapters = checkAdapters({ adapters: options.adapters, networks })
  const id = options.id ?? 'default'
  const destruction = new AbortController()
  const lifetime = destruction.signal
  const storageWarnings: CleatError[] = []
  let stop: (() => void) | undefined
  const area = createSafeArea({
    area: options.storage,
    onUnavailable: (error) => {
      storageWarnings.push(error)
      if (stop) showStorageWarnings()
    },
  })
  const storage = createStorage({
    area,
    prefix: id === 'default' ? 'cleat.' : `cleat.${id}.`,
    events: globalThis.window,
  })

  const base: BootKit = {
    ...parts,
    id,
    options: { ...options },
    controllers: createControllers({ options, networks, storage }),
    adapters,
    running: {},
    storage,
    lifetime,
    attempts: new Map(),
    disconnections: new Map(),
    remoteWallets: createRemoteWallets({ options, area }),
    request: async (request) =>
      (base.runtime.current ?? (await base.runtime.load())).request(request),
    runtime: createRuntimeLoader({
      getKit: () => base,
      lifetime,
      module: parts.runtime,
      load: parts.loadRuntime,
    }),
  }

  const providers = new WeakMap<ChainAdapter, unknown>()
  const showStorageWarnings = () => {
    for (const { shortMessage } of storageWarnings.splice(0))
      base.controllers.alerts.show({ message: shortMessage, variant: 'warning' })
  }
  return {
    ...base,
    controllers: base.controllers as Runtime['controllers'],
    actions: createActions(base),
    memory: new Map(),
    feature: async (name) => (await base.runtime.load()).feature(name),
    get queryClient() {
      return base.runtime.current?.queryClient
    },
    get queries() {
      return base.runtime.current?.queries
    },
    getProvider<provider>(namespace: Namespace) {
      const adapter = adapters.get(namespace)
      if (!adapter) return undefined
      if (!providers.has(adapter)) providers.set(adapter, createWalletProvider(base, namespace))
      return providers.get(adapter) as provider | undefined
    },
    start() {
      if (stop || lifetime.aborted || typeof window === 'undefined') return
      stop = startKit(base, options)
      showStorageWarnings()
    },
    destroy() {
      if (lifetime.aborted) return
      destruction.abort(new CleatError('CONNECTION_KIT_DESTROYED'))
      stop?.()
      const { events, modal, snackbar, theme } = base.controllers
      modal.close()
      modal.destroy()
      snackbar.destroy()
      theme.destroy()
      events.destroy()
    },
  }
}
