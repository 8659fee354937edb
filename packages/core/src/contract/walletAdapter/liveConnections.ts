import type { AdapterEvent } from '../adapter/adapterEvent.ts'
import type { Connection } from '../adapter/connection.ts'
import { isSameAccounts } from '../adapter/isSameConnection.ts'
import type { ChainWallet, WalletState } from './chainWallet.ts'

export type LiveConnection<wallet> = {
  readonly wallet: wallet
  /** The wallet's last reported state. */
  readonly state: WalletState
  /** The same state, with the visitor's account first. */
  readonly connection: Connection
}

export type LiveConnections<wallet> = {
  /** The active connection. */
  current(): LiveConnection<wallet> | undefined
  find(connectorId: string): LiveConnection<wallet> | undefined
  /** The active connection comes first. */
  list(): readonly LiveConnection<wallet>[]
  /** Stores a wallet's state. The first connection is active; `isUsed` makes another one active. */
  put(wallet: wallet, state: WalletState, options?: PutOptions): Connection
  remove(connectorId: string): void
  /** Notifies after every change of the active connection, once its event is emitted. */
  subscribe(listener: Listener): () => void
  clear(): void
}

type Listener = (next: Connection | null, before: Connection | null) => void

type PutOptions = {
  isUsed?: boolean | undefined
  /** The account that the visitor chose. It comes first if the wallet shares it. */
  address?: string | undefined
}

/**
 * The connections of a namespace, one per wallet. The first is active, the others keep their order.
 * If the active one ends, the one before it becomes active. Every change is emitted in the same
 * tick.
 */
export function createLiveConnections<wallet extends ChainWallet>(parameters: {
  emit: (event: AdapterEvent) => void
}): LiveConnections<wallet> {
  const { emit } = parameters
  let live: ReadonlyMap<string, LiveConnection<wallet>> = new Map()
  const listeners = new Set<Listener>()

  const current = () => live.values().next().value
  const toKey = () => JSON.stringify([...live.values()].map(({ connection }) => connection))
  const change = (entries: Iterable<readonly [string, LiveConnection<wallet>]>) => {
    const before = current()?.connection
    const key = toKey()
    live = new Map(entries)
    const next = current()?.connection
    const event = toEvent(next, before)
    if (event) {
      emit(event)
      for (const listener of [...listeners]) listener(next ?? null, before ?? null)
    }
    // Lists of all connections must also update when an inactive one changes.
    else if (next && toKey() !== key) emit({ type: 'accountChanged', connection: next })
  }

  return {
    current,
    find: (connectorId) => live.get(connectorId),
    list: () => [...live.values()],
    put(wallet, state, { isUsed, address } = {}) {
      const { id: connectorId } = wallet.connector
      const { caipNetworkId } = state
      const accounts = inOrder(state.accounts, address)
      const connection: Connection = { connectorId, accounts, caipNetworkId }
      const entry = [connectorId, { wallet, state, connection }] as const
      // A `Map` keeps the position of the first entry and the value of the last.
      change(isUsed ? [entry, ...live, entry] : [...live, entry])
      return connection
    },
    remove: (connectorId) => change([...live].filter(([id]) => id !== connectorId)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => change([]),
  }
}

function inOrder(accounts: WalletState['accounts'], first?: string): Connection['accounts'] {
  const chosen = accounts.find(({ address }) => address === first)
  return chosen ? [chosen, ...accounts.filter((account) => account !== chosen)] : accounts
}

/** Returns the event for a change of the active connection, if it changed. */
function toEvent(
  next: Connection | undefined,
  before: Connection | undefined,
): AdapterEvent | undefined {
  if (!next) return before && { type: 'disconnected' }
  if (!before || !isSameAccounts(before, next)) return { type: 'accountChanged', connection: next }
  const hasMoved = before.caipNetworkId !== next.caipNetworkId
  return hasMoved ? { type: 'networkChanged', connection: next } : undefined
}
