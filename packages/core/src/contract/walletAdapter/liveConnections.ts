import type { AdapterEvent } from '../adapter/adapterEvent.ts'
import type { Connection } from '../adapter/connection.ts'
import { isSameAccounts } from '../adapter/isSameConnection.ts'
import type { ChainWallet, WalletState } from './chainWallet.ts'

export type LiveConnection<wallet> = {
  readonly wallet: wallet
  /** What the wallet said last. */
  readonly state: WalletState
  /** The same, with the account that the visitor chose before the others. */
  readonly connection: Connection
}

export type LiveConnections<wallet> = {
  /** The one in use. */
  current(): LiveConnection<wallet> | undefined
  find(connectorId: string): LiveConnection<wallet> | undefined
  /** The one in use comes first. */
  list(): readonly LiveConnection<wallet>[]
  /** Keeps what a wallet says of itself. The first one is in use, and so is one that is put with `isUsed`. */
  put(wallet: wallet, state: WalletState, options?: PutOptions): Connection
  remove(connectorId: string): void
  /** Tells of every change of the connection in use, after it was emitted. */
  subscribe(listener: Listener): () => void
  clear(): void
}

type Listener = (next: Connection | null, before: Connection | null) => void

type PutOptions = {
  isUsed?: boolean | undefined
  /** The account the visitor chose; it comes first where the wallet shares it. */
  address?: string | undefined
}

/**
 * The connections of a namespace, one per wallet. The first is in use, the others follow in the order they were; where it is gone, the
 * one used before takes its place. Every change is emitted in the same tick.
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
    // Who lists all of them wants to know of the others as well.
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
      // Of two entries the place of the first counts, and what the second says.
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

/** What a change of the connection in use is called, if it is one. */
function toEvent(
  next: Connection | undefined,
  before: Connection | undefined,
): AdapterEvent | undefined {
  if (!next) return before && { type: 'disconnected' }
  if (!before || !isSameAccounts(before, next)) return { type: 'accountChanged', connection: next }
  const hasMoved = before.caipNetworkId !== next.caipNetworkId
  return hasMoved ? { type: 'networkChanged', connection: next } : undefined
}
