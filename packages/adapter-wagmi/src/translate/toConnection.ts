import { type Connection, toCaipNetworkId } from '@cleat/core/adapter'
import type { Connection as WagmiConnection } from 'wagmi'
import { isLive } from '../base/isLive.ts'

type Parameters = Pick<WagmiConnection, 'connector' | 'chainId'> & {
  readonly accounts: readonly string[]
}

/**
 * A connection of wagmi in our words: a list of one, or of none where no wallet is behind it or
 * shares anything.
 */
export function toConnection(connection: Parameters | undefined): readonly Connection[] {
  if (!isLive(connection)) return []
  const [first, ...rest] = connection.accounts
  if (!first) return []
  return [
    {
      connectorId: connection.connector.id,
      accounts: [
        { address: first, type: 'eoa' },
        ...rest.map((address) => ({ address, type: 'eoa' as const })),
      ],
      caipNetworkId: toCaipNetworkId(`eip155:${connection.chainId}`),
    },
  ]
}
