import { type Connection, toCaipNetworkId } from '@cleat/core/adapter'
import type { Config, State } from 'wagmi'

/**
 * The connection in use, as wagmi has it at this moment. Connections that wagmi read back from storage and has not restored yet
 * have no provider behind them and do not count.
 */
export function readConnection(state: State<Config['chains']>): Connection | null {
  const current = state.current ? state.connections.get(state.current) : undefined
  if (!current || typeof current.connector.getProvider !== 'function') return null
  const [first, ...rest] = current.accounts
  if (!first) return null
  return {
    connectorId: current.connector.id,
    accounts: [
      { address: first, type: 'eoa' },
      ...rest.map((address) => ({ address, type: 'eoa' as const })),
    ],
    caipNetworkId: toCaipNetworkId(`eip155:${current.chainId}`),
  }
}
