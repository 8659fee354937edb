import type { Kit, Namespace, Network, OpenView, open } from '@cleat/core'

/** The kit that `createAppKit` returns, with the methods that apps use most. */
export type AppKit = Kit & {
  /**
   * Opens the modal.
   *
   * Opened to connect, the promise resolves with the connected account. Opened on `WalletSend`, it
   * resolves with the transaction hash. Opened on any other view, it resolves when the modal
   * closes. A rejection that the app does not handle is not reported as unhandled.
   * @throws `CleatError`: `CONNECTION_USER_CLOSED`, `CONNECTOR_NOT_FOUND`, `UI_LOAD_FAILED`,
   * `CONNECTION_KIT_DESTROYED`
   */
  open<view extends OpenView = 'Account'>(options?: open.Parameters<view>): open.ReturnType<view>
  /**
   * Closes the modal. An `open()` that waits for a connection rejects with
   * `CONNECTION_USER_CLOSED`.
   */
  close(): void
  /** Whether the modal is open. */
  isOpen(): boolean
  /**
   * Ends the connection of a CAIP-2 namespace, or all connections. Resolves within 2000 ms even if
   * a wallet does not answer. Never rejects.
   */
  disconnect(namespace?: Namespace): Promise<void>
  /**
   * Switches the network: of the wallet if one is connected on the namespace, else of the app.
   * Resolves when the wallet is on the network. On failure, the network stays as it was.
   * @param network - one of the app's networks; `chainNamespace` is `eip155` when absent
   * @throws `CleatError`: `NETWORK_NOT_FOUND`, `NETWORK_SWITCH_REJECTED`,
   * `NETWORK_SWITCH_UNSUPPORTED`, `NETWORK_SWITCH_FAILED`, `NETWORK_SWITCH_TIMEOUT` (300,000 ms),
   * `CONNECTION_USER_CLOSED`, `CONNECTION_KIT_DESTROYED`, `ADAPTER_FEATURE_MISSING`, `WALLET_ERROR`
   * @see EIP-3326, EIP-3085
   */
  switchNetwork(network: Pick<Network, 'id' | 'chainNamespace'>): Promise<void>
}
