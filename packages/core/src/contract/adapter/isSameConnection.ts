import type { Connection } from './connection.ts'

/** Whether two connections have the same wallet, accounts and network. */
export function isSameConnection(one: Connection | null, other: Connection | null): boolean {
  return isSameAccounts(one, other) && one?.caipNetworkId === other?.caipNetworkId
}

/** Whether two connections have the same wallet and the same accounts in the same order. */
export function isSameAccounts(one: Connection | null, other: Connection | null): boolean {
  return one?.connectorId === other?.connectorId && toKey(one) === toKey(other)
}

function toKey(connection: Connection | null): string | undefined {
  return connection?.accounts.map(({ address, publicKey }) => `${address} ${publicKey}`).join()
}
