import type { AdapterEvent } from '../adapterEvent.ts'
import type { Connection, ConnectionAccount } from '../connection.ts'
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
  clear(): void
}

type PutOptions = {
  isUsed?: boolean | undefined
  /** The account the visitor chose; it comes first where the wallet shares it. */
  address?: string | undefined
}

/** The connections of a namespace, one per wallet, one of them in use. Every change of that one is emitted in the same tick. */
export function createLiveConnections<wallet extends ChainWallet>(parameters: {
  emit: (event: AdapterEvent) => void
}): LiveConnections<wallet> {
  const { emit } = parameters
  const live = new Map<string, LiveConnection<wallet>>()
  let usedId: string | undefined

  const current = () => (usedId === undefined ? undefined : live.get(usedId))
  const change = (mutate: () => void) => {
    const before = current()?.connection
    mutate()
    // Where the one in use is gone, the one connected last takes its place.
    if (!current()) usedId = [...live.keys()].at(-1)
    const connection = current()?.connection
    if (!connection) {
      if (before) emit({ type: 'disconnected' })
    } else if (!before || !isSameAccounts(before, connection))
      emit({ type: 'accountChanged', connection })
    else if (before.caipNetworkId !== connection.caipNetworkId)
      emit({ type: 'networkChanged', connection })
  }

  return {
    current,
    find: (connectorId) => live.get(connectorId),
    list: () => {
      const used = current()
      return used ? [used, ...[...live.values()].filter((one) => one !== used)] : []
    },
    put(wallet, state, { isUsed, address } = {}) {
      const { id: connectorId } = wallet.connector
      const { caipNetworkId } = state
      const accounts = inOrder(state.accounts, address)
      const connection: Connection = { connectorId, accounts, caipNetworkId }
      change(() => {
        live.set(connectorId, { wallet, state, connection })
        if (isUsed) usedId = connectorId
      })
      return connection
    },
    remove: (connectorId) => change(() => live.delete(connectorId)),
    clear: () => change(() => live.clear()),
  }
}

function inOrder(accounts: WalletState['accounts'], first?: string): Connection['accounts'] {
  const chosen = accounts.find(({ address }) => address === first)
  return chosen ? [chosen, ...accounts.filter((account) => account !== chosen)] : accounts
}

function isSameAccounts(one: Connection, other: Connection): boolean {
  return one.connectorId === other.connectorId && toKey(one.accounts) === toKey(other.accounts)
}

function toKey(accounts: readonly ConnectionAccount[]): string {
  return JSON.stringify(accounts.map(({ address, type, publicKey }) => [address, type, publicKey]))
}
