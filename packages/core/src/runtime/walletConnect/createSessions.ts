import type UniversalProvider from '@walletconnect/universal-provider'
import { isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { Proposal } from './buildProposal.ts'
import type { RelayStorage } from './createRelayStorage.ts'
import { toCurrentId } from './earlierIds.ts'
import { endingKey } from './endingKey.ts'
import { mergeAddresses } from './mergeAddresses.ts'
import { readSession } from './readSession.ts'
import { shareSession } from './shareSession.ts'
import type { SessionChange } from './walletConnectClient.ts'

/** The active session, and the ended ones whose wallets are not notified yet. */
export type Sessions = {
  get(): PairedSession | null
  /**
   * Activates a session. Ends it and returns `null` if it has no usable namespace. The library has
   * already told the app of a session that the app paired.
   */
  adopt(topic: string, options?: { isOfApp?: boolean | undefined }): PairedSession | null
  /** Ends a session here at once, and notifies the wallet as soon as the relay is reachable. */
  end(topic: string): void
  /** Drops a session that another tab has ended, without a notification. */
  forget(topic: string): void
  /** Retries the pending disconnect notifications. */
  retryEndings(): void
  /** Restores the session of an earlier visit. */
  load(): Promise<void>
  destroy(): void
}

/** Bitcoin's address event, and the session property with the same data. */
const addresses = { event: 'bip122_addressesChanged', property: 'bip122_getAccountAddresses' }

export function createSessions(parameters: {
  provider: UniversalProvider
  /** The requested namespaces. */
  proposal: Proposal
  storage: RelayStorage
  onChange: (change: SessionChange) => void
}): Sessions {
  const { provider, proposal, storage, onChange } = parameters
  const { client } = provider
  const ending = new Set<string>()
  /** Topics whose disconnect notification is being sent. */
  const telling = new Set<string>()
  let current: PairedSession | null = null
  const saveEnding = () => void storage.setItem(endingKey, [...ending])

  const use = (session: PairedSession | null) => {
    current = session
    shareSession({ provider, session, proposal })
  }
  const drop = (topic: string) => {
    if (current?.topic !== topic) return
    use(null)
    onChange({ type: 'ended' })
  }
  const tellEnd = async (topic: string) => {
    if (telling.has(topic)) return
    telling.add(topic)
    try {
      if (client.session.keys.includes(topic))
        await client.disconnect({ topic, reason: { code: 6000, message: 'Disconnected' } })
      ending.delete(topic)
      saveEnding()
    } catch {
      // The relay is unreachable. The notification is retried later.
    } finally {
      telling.delete(topic)
    }
  }

  const onUpdate = ({ topic, params }: { topic: string; params: { namespaces: unknown } }) => {
    if (topic !== current?.topic) return
    const next = readSession({ ...client.session.get(topic), namespaces: params.namespaces })
    if (!next) return sessions.end(topic)
    current = next
    onChange({ type: 'updated' })
  }
  const onEvent = ({ topic, params }: { topic: string; params: SessionEvent }) => {
    if (topic !== current?.topic) return
    const { name, data } = params.event
    if (name === addresses.event && current.namespaces.bip122 && Array.isArray(data))
      return keepAddresses(topic, data)
    const change = readEvent(current, params)
    if (change) onChange(change)
  }
  /** Stores the addresses in the session's properties, so that the next visit has them as well. */
  const keepAddresses = (topic: string, told: readonly unknown[]) => {
    const { sessionProperties } = client.session.get(topic)
    const kept = current?.properties[addresses.property]
    const merged = { [addresses.property]: mergeAddresses({ kept, told }) }
    const saving = client.session.update(topic, {
      sessionProperties: { ...sessionProperties, ...merged },
    })
    saving.catch(() => undefined)
    current = readSession(client.session.get(topic)) ?? current
    onChange({ type: 'updated' })
  }
  const onEnd = ({ topic }: { topic: string }) => drop(topic)
  client.on('session_update', onUpdate)
  client.on('session_event', onEvent)
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)

  const sessions: Sessions = {
    get: () => current,
    adopt(topic, { isOfApp = false } = {}) {
      const session = readSession(client.session.get(topic))
      if (!session) {
        sessions.end(topic)
        return null
      }
      const before = current
      use(session)
      if (!isOfApp) provider.events.emit('connect', { session: provider.session })
      if (before && before.topic !== topic) sessions.end(before.topic)
      onChange({ type: 'updated' })
      return session
    },
    end(topic) {
      ending.add(topic)
      saveEnding()
      drop(topic)
      void tellEnd(topic)
    },
    forget: drop,
    retryEndings() {
      for (const topic of [...ending]) void tellEnd(topic)
    },
    async load() {
      const stored = await storage.getItem(endingKey)
      if (Array.isArray(stored)) for (const topic of stored) ending.add(String(topic))
      sessions.retryEndings()
      const live = client.session
        .getAll()
        .filter(({ topic, expiry }) => !ending.has(topic) && expiry * 1000 > Date.now())
      use(live.map(readSession).findLast((session) => session !== null) ?? null)
    },
    destroy() {
      client.off('session_update', onUpdate)
      client.off('session_event', onEvent)
      client.off('session_delete', onEnd)
      client.off('session_expire', onEnd)
    },
  }
  return sessions
}

type SessionEvent = { readonly event: { name: string; data: unknown }; readonly chainId: string }

/** Reads a session event. Events outside the approved namespaces are ignored. */
function readEvent(
  { namespaces }: PairedSession,
  { event: { name, data }, chainId }: SessionEvent,
): SessionChange | undefined {
  const [namespace = ''] = chainId.split(':')
  const approved = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined
  if (!approved) return undefined
  if (name === 'chainChanged') {
    // The payload is a number, hex or a CAIP-2 id. For other payloads, the chain of the event is
    // used.
    const named = toChain(namespace, data) ?? chainId
    if (!isCaipNetworkId(named)) return undefined
    const caipNetworkId = toCurrentId(named)
    return approved.chains.includes(caipNetworkId) ? { type: 'chain', caipNetworkId } : undefined
  }
  if (name !== 'accountsChanged' || !Array.isArray(data)) return undefined
  const addresses = data
    .filter((account) => typeof account === 'string')
    .map((account) => account.slice(account.lastIndexOf(':') + 1))
    .filter((address) =>
      approved.accounts.some((known) => known.address.toLowerCase() === address.toLowerCase()),
    )
  return addresses.length > 0 ? { type: 'accounts', namespace, addresses } : undefined
}

function toChain(namespace: string, data: unknown): string | undefined {
  if (isCaipNetworkId(data)) return data
  const id = typeof data === 'string' || typeof data === 'number' ? Number(data) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? `${namespace}:${id}` : undefined
}
