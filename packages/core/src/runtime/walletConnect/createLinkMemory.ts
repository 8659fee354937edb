import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { ConnectionController } from '../../state/connection.ts'
import { isOpenable } from '../walletDeepLinks/isOpenable.ts'
import type { RelayStorage } from './createRelayStorage.ts'

/** Stores the link that opens the paired wallet on this device, for the lifetime of the session. */
export type LinkMemory = {
  /** The link and its wallet, if the link leads there. */
  find(): { readonly href: string; readonly wallet: Wallet } | undefined
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
      const { href = '', wallet } = connection.state.wcLinking ?? {}
      return wallet && isOpenable({ href, wallet }) ? { href, wallet } : undefined
    },
    save() {
      const { wcLinking } = connection.state
      const { href, name } = wcLinking ?? {}
      void (wcLinking ? storage.setItem(key, { href, name }) : storage.removeItem(key))
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
      const owners = wallets.filter((wallet) => isOpenable({ href, wallet }))
      const wallet = owners.find((owner) => owner.name === name) ?? owners[0]
      if (wallet) connection.set({ wcLinking: { href, name, wallet } })
    },
  }
}
