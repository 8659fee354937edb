import type { Namespace } from '../base/caip/namespace.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import { createSafeArea } from '../base/storage/createSafeArea.ts'
import { createStorage } from '../base/storage/createStorage.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { close } from '../runtime/actions/close.ts'
import { connect } from '../runtime/actions/connect.ts'
import { disconnect } from '../runtime/actions/disconnect.ts'
import { type OpenView, open } from '../runtime/actions/open.ts'
import { reconnect } from '../runtime/actions/reconnect.ts'
import { signMessage } from '../runtime/actions/signMessage.ts'
import { switchNetwork } from '../runtime/actions/switchNetwork.ts'
import { createRemoteWallets } from '../runtime/remoteWallets/remoteWallets.ts'
import { createWalletProvider } from '../runtime/requests/createWalletProvider.ts'
import { checkAdapters } from './checkAdapters.ts'
import { checkNetworks } from './checkNetworks.ts'
import { createControllers } from './createControllers.ts'
import type { KitBase } from './kitBase.ts'
import { startKit } from './startKit.ts'

/** Everything of Cleat on a page: its state, its verbs and its lifetime. Two kits do not know each other. */
export type Kit = KitBase & {
  readonly actions: {
    readonly open: <view extends OpenView = 'Account'>(
      parameters?: open.Parameters<view>,
    ) => open.ReturnType<view>
    readonly close: () => close.ReturnType
    readonly connect: (parameters: connect.Parameters) => connect.ReturnType
    readonly reconnect: () => reconnect.ReturnType
    readonly disconnect: (parameters?: disconnect.Parameters) => disconnect.ReturnType
    readonly switchNetwork: (parameters: switchNetwork.Parameters) => switchNetwork.ReturnType
    readonly signMessage: (parameters: signMessage.Parameters) => signMessage.ReturnType
  }
  /**
   * The provider object of a namespace, in the shape its adapter gives it (EIP-1193 for eip155), always the same one.
   * `undefined` when the adapter has none. Its requests take the request pipeline.
   */
  getProvider<provider = unknown>(namespace: Namespace): provider | undefined
  /** Discovers wallets and restores earlier sessions. In a browser only; any call after the first does nothing. */
  start(): void
  /** Ends all that is under way and takes back every listener and timer. The kit cannot be used again. */
  destroy(): void
}

/**
 * Creates a kit. Nothing is listened to, requested or stored before `start()`.
 * @throws a `CleatError` with a `CONFIG_…` code when the options cannot work
 */
export function createKit(options: KitOptions): Kit {
  const networks = checkNetworks(options)
  const adapters = checkAdapters({ adapters: options.adapters, networks })
  const id = options.id ?? 'default'
  const destruction = new AbortController()
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

  const base: KitBase = {
    id,
    controllers: createControllers({ options, networks, storage }),
    adapters,
    running: {},
    storage,
    lifetime: destruction.signal,
    attempts: new Map(),
    endings: new Map(),
    remoteWallets: createRemoteWallets({ options, area }),
  }

  const providers = new WeakMap<ChainAdapter, unknown>()
  const showStorageWarnings = () => {
    for (const { shortMessage } of storageWarnings.splice(0))
      base.controllers.alerts.show({ message: shortMessage, variant: 'warning' })
  }
  return {
    ...base,
    actions: {
      open: (parameters) => open(base, parameters),
      close: () => close(base),
      connect: (parameters) => connect(base, parameters),
      reconnect: () => reconnect(base),
      disconnect: (parameters) => disconnect(base, parameters),
      switchNetwork: (parameters) => switchNetwork(base, parameters),
      signMessage: (parameters) => signMessage(base, parameters),
    },
    getProvider<provider>(namespace: Namespace) {
      const adapter = adapters.get(namespace)
      if (!adapter) return undefined
      if (!providers.has(adapter)) providers.set(adapter, createWalletProvider(base, namespace))
      return providers.get(adapter) as provider | undefined
    },
    start() {
      if (stop || destruction.signal.aborted || typeof window === 'undefined') return
      stop = startKit(base, options)
      showStorageWarnings()
    },
    destroy() {
      if (destruction.signal.aborted) return
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
