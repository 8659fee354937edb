import type { Connection } from 'wagmi'

/**
 * Whether there is a wallet behind a connection. One that wagmi read back from storage is only a
 * name until it is restored.
 */
export function isLive<connection extends Pick<Connection, 'connector'>>(
  connection: connection | undefined,
): connection is connection {
  return typeof connection?.connector.getProvider === 'function'
}
