import type UniversalProvider from '@walletconnect/universal-provider'
import { isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { Proposal } from './buildProposal.ts'
import type { RelayStorage } from './createRelayStorage.ts'
import { toCurrentId } from './earlierIds.ts'
import { mergeAddresses } from './mergeAddresses.ts'
import { readSession } from './readSession.ts'
import { shareSession } from './shareSession.ts'
import type { SessionChange } from './walletConnectClient.ts'

/** The one session in use, and those that have to be ended on the wallet's side yet. */
export type Sessions = {
  get(): PairedSession | null
  /** Takes a session into use. `null` where nothing usable was approved; it is ended then. */
  adopt(topic: string): PairedSession | null
  /** Ends a session here at once, and there as soon as the relay can be reached. */
  end(topic: string): void
  /** Ends there what could not be told before. */
  retryEndings(): void
  /** Picks up the session of an earlier visit. */
  load(): Promise<void>
  destroy(): void
}

const endingKey = 'ending-topics'
/** An event of Bitcoin's wallets, and where the protocol has them put the same when they settle. */
const addresses = { event: 'bip122_addressesChanged', property: 'bip122_getAccountAddresses' }

export function createSessions(parameters: {
  provider: UniversalProvider
  /** What wallets are asked for. */
  proposal: Proposal
  storage: RelayStorage
  onChange: (change: SessionChange) => void
}): Sessions {
  const { provider, proposal, storage, onChange } = parameters
  const { client } = provider
  const ending = new Set<string>()
  /** Those of them whose wallet is being told right now. */
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
      // The relay is away. Told with the next chance.
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
  /** As if the wallet had settled with them, so that the next visit knows them as well. */
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
    adopt(topic) {
      const session = readSession(client.session.get(topic))
      if (!session) {
        sessions.end(topic)
        return null
      }
      const before = current
      use(session)
      provider.events.emit('connect', { session: provider.session })
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

/** What an event of the wallet says, when it says anything about what the session allows. */
function readEvent(
  { namespaces }: PairedSession,
  { event: { name, data }, chainId }: SessionEvent,
): SessionChange | undefined {
  const [namespace = ''] = chainId.split(':')
  const approved = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined
  if (!approved) return undefined
  if (name === 'chainChanged') {
    // The payload is a number, hex or a CAIP-2 id; where it makes no sense, the chain that the event came for counts.
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
