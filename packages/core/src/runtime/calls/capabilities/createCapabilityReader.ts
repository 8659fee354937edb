import { subscribe } from 'valtio/vanilla'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import type { WalletCapabilities } from '../../../contract/calls/walletCapabilities.ts'
import type { Calls } from '../../../contract/requests/calls.ts'
import { findAuthWallet } from '../../auth/findAuthWallet.ts'
import { getAccountType } from '../../auth/getAccountType.ts'
import { createCapabilityMemory, toRefusal } from './createCapabilityMemory.ts'
import { toCapabilities } from './toCapabilities.ts'

export type CapabilityReader = Pick<Calls, 'getCapabilities' | 'noteRefusal'> & {
  destroy(): void
}

/** A silent wallet must not hold up a view. Milliseconds. */
const timeoutMs = 2000

type Asked = Parameters<Calls['getCapabilities']>[0]

/**
 * What connected wallets can do: from the session of a paired one, else from what was remembered,
 * else from the wallet, which gets one question at a time.
 */
export function createCapabilityReader(kit: KitBase): CapabilityReader {
  const { account, connectors } = kit.controllers
  const memory = createCapabilityMemory(kit.storage)
  const running = new Map<string, Promise<WalletCapabilities>>()
  /** What sessions said last, to compare what their wallets do. */
  const sessions = new Map<string, WalletCapabilities>()
  let queue: Promise<unknown> = Promise.resolve()
  let epoch = 0

  /** Another account, chain or wallet: what was remembered may not hold any more. */
  const seen = new Map<string, string>()
  const onChange = () => {
    for (const [namespace, { status, connectorId, caipAddress }] of Object.entries(account.state)) {
      if (status === 'connecting' || status === 'reconnecting') continue
      const place = status === 'connected' ? `${connectorId}|${caipAddress}` : ''
      const before = seen.get(namespace)
      seen.set(namespace, place)
      if (!before || before === place) continue
      epoch += 1
      running.clear()
      sessions.clear()
      memory.clear()
    }
  }
  onChange()
  const stop = subscribe(account.state, onChange, true)

  const findConnector = ({ namespace, connectorId }: Asked['view']) =>
    connectorId ?? account.get(namespace).connectorId ?? ''
  const toPlace = (view: Asked['view'], caipNetworkId: string) => {
    const place = `${findConnector(view)}|${view.address}|${caipNetworkId}`
    // A smart account can what the plain one at its address cannot.
    return findAuthWallet(kit, view) ? `${place}|${getAccountType(kit, view.namespace)}` : place
  }

  const ask = async ({ view, network }: Asked): Promise<unknown> => {
    const { address, connectorId, namespace } = view
    const read = kit.adapters.get(namespace)?.features['capabilities:read']
    const answer = await read?.({ address, networks: [network], connectorId })
    return answer?.[network.caipNetworkId]
  }

  /** The session may have changed, so it is read each time. The wallet is not asked. */
  const readSession = async (asked: Asked): Promise<WalletCapabilities> => {
    const answer = await ask(asked).catch(() => undefined)
    const found = toCapabilities(answer, { source: 'session', askedAt: Date.now() })
    sessions.set(toPlace(asked.view, asked.network.caipNetworkId), found)
    return found
  }

  const askWallet = (asked: Asked, place: string): Promise<WalletCapabilities> => {
    const known = running.get(place)
    if (known) return known
    const before = epoch
    const isCurrent = () => before === epoch && !kit.lifetime.aborted
    const keep = (found: WalletCapabilities) => {
      if (isCurrent()) memory.keep(place, found)
      return found
    }
    const answering = queue.then(async () => {
      if (!isCurrent()) return unknownCapabilities
      const answer = ask(asked).then(
        (raw) => keep(toCapabilities(raw, { source: 'wallet', askedAt: Date.now() })),
        () => keep(unknownCapabilities),
      )
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined))
      // What comes later is remembered all the same.
      return (await Promise.race([answer, late])) ?? keep(unknownCapabilities)
    })
    queue = answering.catch(() => undefined)
    running.set(place, answering)
    answering.finally(() => running.get(place) === answering && running.delete(place))
    return answering
  }

  const read = async (asked: Asked): Promise<WalletCapabilities> => {
    const { view, network, isInstant = false } = asked
    const { namespace } = view
    const place = toPlace(view, network.caipNetworkId)
    const remembered = memory.peek(place) ?? (await memory.find(place))
    if (isPaired(view)) {
      const session = await readSession(asked)
      return remembered?.source === 'refusal' || session.source === 'none'
        ? (remembered ?? unknownCapabilities)
        : session
    }
    if (remembered) return remembered
    if (!kit.adapters.get(namespace)?.features['capabilities:read']) return unknownCapabilities
    const asking = askWallet(asked, place)
    return isInstant ? unknownCapabilities : asking
  }

  const isPaired = (view: Asked['view']) => {
    const { namespace } = view
    const found = connectors.find({ connectorId: findConnector(view), namespace })
    return found?.type === 'WALLET_CONNECT'
  }

  return {
    getCapabilities: (asked) => read(asked).catch(() => unknownCapabilities),
    noteRefusal({
      view,
      network,
    }: {
      view: Asked['view']
      network: Pick<CaipNetwork, 'caipNetworkId'>
    }) {
      const place = toPlace(view, network.caipNetworkId)
      const before = memory.peek(place)
      const said = isPaired(view) ? sessions.get(place) : before
      memory.keep(place, toRefusal(Date.now()))
      if (before?.source === 'refusal') return
      if (said?.atomic !== 'supported' && said?.atomic !== 'ready') return
      const { source, atomic } = said
      const facts = { network: network.caipNetworkId, source, said: atomic }
      kit.controllers.events.track('CAPABILITIES_DISAGREED', facts)
    },
    destroy: stop,
  }
}
