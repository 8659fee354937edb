import { checkOptions } from '#checkOptions'
import type { Namespace } from '../base/caip/namespace.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import { createSafeArea } from '../base/storage/createSafeArea.ts'
import { createStorage } from '../base/storage/createStorage.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { createActions } from './actions/createActions.ts'
import type { BootKit } from './bootKit.ts'
import { checkAdapters } from './checkAdapters.ts'
import { checkNetworks } from './checkNetworks.ts'
import { createControllers } from './createControllers.ts'
import { createRemoteWallets } from './createRemoteWallets.ts'
import { createRuntimeLoader } from './createRuntimeLoader.ts'
import { createWalletProvider } from './createWalletProvider.ts'
import type { Runtime, RuntimeModule } from './loadRuntime.ts'
import { startKit } from './startKit.ts'

/** A Cleat instance on a page: its state, actions and lifetime. Several kits are independent. */
export type Kit = Omit<BootKit, 'controllers'> & {
  readonly controllers: Runtime['controllers']
  /** Actions that need the runtime wait until it is loaded. */
  readonly actions: Runtime['actions']
  /**
   * Loads a feature, once for the kit; `controllers` has it from then on. Rejects with
   * `UI_LOAD_FAILED`, and the next call tries again, or with the reason when the kit is destroyed.
   * @example
   * ```ts
   * import type { Kit } from '@cleat/core'
   *
   * export async function donate(kit: Kit): Promise<void> {
   *   const send = await kit.feature('send')
   *   send.start({ to: 'vitalik.eth', amount: '0.1' })
   * }
   * ```
   */
  readonly feature: Runtime['feature']
  /**
   * The client of TanStack Query: the app's own, or one of the kit. `undefined` before the runtime
   * is loaded.
   */
  readonly queryClient: Runtime['queryClient'] | undefined
  /** What services and chains know, as queries. `undefined` before the runtime is loaded. */
  readonly queries: Runtime['queries'] | undefined
  /**
   * Returns the provider of a namespace in its adapter's format (EIP-1193 for eip155), always the
   * same object. `undefined` if the adapter has none. Its requests go through the request pipeline.
   */
  getProvider<provider = unknown>(namespace: Namespace): provider | undefined
  /**
   * What an interface remembers for as long as the kit lives, such as loaded pictures. Keyed by the
   * function that creates the value.
   */
  readonly memory: Map<(kit: never) => unknown, unknown>
  /** Discovers wallets and restores earlier sessions. Browser only. Repeated calls do nothing. */
  start(): void
  /**
   * Cancels all pending work and removes every listener and timer. The kit cannot be used again.
   */
  destroy(): void
}

export declare namespace createKit {
  type Parts = {
    /** The runtime, if it is already loaded. @default loaded by the first action that needs it */
    runtime?: RuntimeModule | undefined
    /** Loads the runtime. */
    loadRuntime?: (() => Promise<RuntimeModule>) | undefined
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
    id,
    options,
    controllers: createControllers({ options, networks, storage }),
    adapters,
    running: {},
    storage,
    lifetime,
    attempts: new Map(),
    disconnections: new Map(),
    remoteWallets: createRemoteWallets({ options, area }),
    request: async (request) => (await base.runtime.load()).request(request),
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
      const { events, modal, snackbar } = base.controllers
      modal.close()
      modal.destroy()
      snackbar.destroy()
      events.destroy()
    },
  }
}
