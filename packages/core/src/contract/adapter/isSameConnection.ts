import type { Connection } from './connection.ts'

/** Whether two connections are the same to everybody outside. */
export function isSameConnection(one: Connection | null, other: Connection | null): boolean {
  return isSameAccounts(one, other) && one?.caipNetworkId === other?.caipNetworkId
}

/** Whether two connections are of one wallet with the same accounts in the same order. */
export function isSameAccounts(one: Connection | null, other: Connection | null): boolean {
  return one?.connectorId === other?.connectorId && toKey(one) === toKey(other)
}

function toKey(connection: Connection | null): string | undefined {
  return connection?.accounts.map(({ address, publicKey }) => `${address} ${publicKey}`).join()
}
