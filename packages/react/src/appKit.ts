import type { Kit, Network, open } from '@cleat/core'

/** What `createAppKit` returns: the kit, with the verbs that apps use most at hand. */
export type AppKit = Kit & {
  /** Opens the modal; see `useAppKit`. */
  open(options?: open.Parameters): open.ReturnType
  close(): void
  isOpen(): boolean
  disconnect(namespace?: string): Promise<void>
  switchNetwork(network: Pick<Network, 'id' | 'chainNamespace'>): Promise<void>
}
