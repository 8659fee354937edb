import type { Kit, Namespace, Network, OpenView, open } from '@cleat/core'

/** What `createAppKit` returns: the kit, with the verbs that apps use most at hand. */
export type AppKit = Kit & {
  /** Opens the modal; see `useAppKit`. */
  open<view extends OpenView = 'Account'>(options?: open.Parameters<view>): open.ReturnType<view>
  close(): void
  isOpen(): boolean
  /** Ends the connection of a namespace, or all. Resolves within two seconds, whatever the wallet does. */
  disconnect(namespace?: Namespace): Promise<void>
  /** Resolves when the wallet is there; rejects with a `CleatError`, and the network stays as it was. */
  switchNetwork(network: Pick<Network, 'id' | 'chainNamespace'>): Promise<void>
}
