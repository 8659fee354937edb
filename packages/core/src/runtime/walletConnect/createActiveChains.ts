import {
  type CaipNetworkId,
  isCaipNetworkId,
  parseCaipNetworkId,
} from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { RelayStorage } from './createRelayStorage.ts'

/** The active chain and account of each namespace. A session does not contain them. */
export type ActiveChains = {
  get(namespace: Namespace): CaipNetworkId | undefined
  set(caipNetworkId: CaipNetworkId): void
  /** Moves the wallet's preferred accounts to the front. */
  prefer(namespace: Namespace, addresses: readonly string[]): void
  order(namespace: Namespace, addresses: readonly string[]): readonly string[]
  /** Limits the active chains to those of a session, and clears them without one. */
  follow(session: PairedSession | null): void
  /** Loads the active chains of an earlier visit. */
  load(): Promise<void>
}

const key = 'active-chains'

export function createActiveChains(parameters: {
  storage: RelayStorage
  /** Called when another chain becomes active. */
  onSet?: ((caipNetworkId: CaipNetworkId) => void) | undefined
  /** The app's active network and its other networks, in order of preference. */
  listWanted: (namespace: Namespace) => readonly CaipNetworkId[]
}): ActiveChains {
  const { storage, listWanted, onSet } = parameters
  let chosen: { [namespace: string]: CaipNetworkId } = {}
  let preferred: { [namespace: string]: readonly string[] } = {}
  const save = () => void storage.setItem(key, chosen)

  return {
    get: (namespace) => chosen[namespace],
    set(caipNetworkId) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const isOther = chosen[namespace] !== caipNetworkId
      chosen[namespace] = caipNetworkId
      save()
      if (isOther) onSet?.(caipNetworkId)
    },
    prefer(namespace, addresses) {
      preferred[namespace] = addresses.map((address) => address.toLowerCase())
    },
    order(namespace, addresses) {
      const first = preferred[namespace] ?? []
      const place = (address: string) => {
        const at = first.indexOf(address.toLowerCase())
        return at < 0 ? first.length : at
      }
      return [...addresses].sort((one, other) => place(one) - place(other))
    },
    follow(session) {
      if (!session) {
        chosen = {}
        preferred = {}
        return void storage.removeItem(key)
      }
      const before = chosen
      chosen = {}
      for (const [namespace, approved] of Object.entries(session.namespaces)) {
        const chains = approved?.chains ?? []
        const candidates = [before[namespace], ...listWanted(namespace), chains[0]]
        const next = candidates.find((chain) => chain && chains.includes(chain))
        if (next) chosen[namespace] = next
      }
      save()
    },
    async load() {
      const stored = await storage.getItem<Record<string, unknown>>(key)
      chosen = {}
      for (const [namespace, chain] of Object.entries(stored ?? {}))
        if (isCaipNetworkId(chain) && chain.startsWith(`${namespace}:`)) chosen[namespace] = chain
    },
  }
}
