import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

type Events = {
  connect: { readonly chainId: string }
  disconnect: undefined
  accountsChanged: readonly string[]
  chainChanged: string
}

/** The events of the provider, with what each tells. */
export type UniversalNamespaceEvents = Events

/**
 * What apps get for a namespace without an adapter, in the shape of EIP-1193. Requests are in
 * WalletConnect's format of the namespace.
 */
export type UniversalNamespaceProvider = {
  /**
   * Sends a request to the paired wallet.
   * @param caipNetworkId - the approved chain to ask, also one of another namespace. @default the
   * active chain of the namespace
   */
  request<answer = unknown>(
    request: { readonly method: string; readonly params?: unknown },
    caipNetworkId?: CaipNetworkId | (string & {}),
  ): Promise<answer>
  /** Ends the session, on every namespace. */
  disconnect(): Promise<void>
  /** Adds a listener of an event. */
  on<event extends keyof Events>(
    event: event,
    listener: (payload: Events[event]) => void,
  ): UniversalNamespaceProvider
  /** Removes a listener. */
  removeListener<event extends keyof Events>(
    event: event,
    listener: (payload: Events[event]) => void,
  ): UniversalNamespaceProvider
}
