import type { ConnectionController } from '../../state/connection.ts'
import { toSafeLink } from '../walletDeepLinks/toSafeLink.ts'
import type { RelayStorage } from './createRelayStorage.ts'

/** The link that brings the paired wallet forward on this device, kept as long as the session. */
export type LinkMemory = {
  /** The link, where it is one that may be followed. */
  find(): string | undefined
  save(): void
  forget(): void
  /** Reads the link of an earlier visit. */
  load(): Promise<void>
}

const key = 'deep-link'

export function createLinkMemory(parameters: {
  storage: RelayStorage
  connection: ConnectionController
}): LinkMemory {
  const { storage, connection } = parameters
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
      if (typeof href === 'string' && typeof name === 'string')
        connection.set({ wcLinking: { href, name } })
    },
  }
}
