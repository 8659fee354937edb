import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { ConnectionController } from '../../state/connection.ts'
import { isLinkOf } from '../walletDeepLinks/isLinkOf.ts'
import { toSafeLink } from '../walletDeepLinks/toSafeLink.ts'
import type { RelayStorage } from './createRelayStorage.ts'

/** Stores the link that opens the paired wallet on this device, for the lifetime of the session. */
export type LinkMemory = {
  /** The link, if it is safe to open. */
  find(): string | undefined
  save(): void
  forget(): void
  /** Loads the link of an earlier visit. */
  load(): Promise<void>
}

const key = 'deep-link'

export function createLinkMemory(parameters: {
  storage: RelayStorage
  connection: ConnectionController
  /** The wallets of the registry and of the app. A stored link leads to one of them. */
  listWallets: () => Promise<readonly Wallet[]>
}): LinkMemory {
  const { storage, connection, listWallets } = parameters
  return {
    find() {
      const href = connection.state.wcLinking?.href
      return toSafeLink(href, { kind: 'native' }) ?? toSafeLink(href, { kind: 'web' })
    },
    save() {
      const { wcLinking } = connection.state
      void (wcLinking ? storage.setItem(key, { ...wcLinking }) : storage.removeItem(key))
    },
    forget() {
      connection.set({ wcLinking: undefined })
      void storage.removeItem(key)
    },
    async load() {
      const stored = await storage.getItem<Record<string, unknown>>(key)
      const { href, name } = stored ?? {}
      if (typeof href !== 'string' || typeof name !== 'string') return
      const wallets = await listWallets().catch(() => [])
      if (wallets.some((wallet) => isLinkOf({ href, wallet })))
        connection.set({ wcLinking: { href, name } })
    },
  }
}
