import type { EventEmitter } from 'node:events'

type Owner = { readonly events: EventEmitter }

/** The parts of WalletConnect's core with listeners. */
type Core = Owner & {
  readonly [part in 'pairing' | 'heartbeat' | 'expirer' | 'history']: Owner
} & {
  readonly relayer: Owner & {
    readonly publisher: Owner
    readonly subscriber: Owner
    readonly provider: Owner & { readonly connection: Owner }
  }
}

/**
 * Counts the listeners of the kit's WalletConnect client by part and event. Listeners for the
 * answer of one request are counted together as `pending`.
 */
export function countListeners(): { [event: string]: number } {
  const name = Object.keys(globalThis).find((key) =>
    /^_walletConnectCore_cleat-[0-9a-z]+$/.test(key),
  )
  if (!name) throw new Error('No client of the protocol was loaded.')
  const core: Core = Reflect.get(globalThis, name)
  const { relayer, pairing, heartbeat, expirer, history } = core
  const others = { pairing, heartbeat, expirer, history }
  const { publisher, subscriber, provider } = relayer
  const { connection } = provider
  const counts: { [event: string]: number } = { pending: 0 }
  const all = { core, relayer, publisher, subscriber, provider, connection, ...others }
  for (const [part, { events }] of Object.entries(all))
    for (const event of events.eventNames().map(String)) {
      const name = /^\d+$/.test(event) ? 'pending' : `${part} ${event}`
      counts[name] = (counts[name] ?? 0) + events.listenerCount(event)
    }
  return counts
}
