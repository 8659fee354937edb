import type { Connection } from '@cleat/core/adapter'
import type { Config, State } from 'wagmi'
import { activeFirst } from '../base/activeFirst.ts'
import { toConnection } from './toConnection.ts'

type WagmiState = State<Config['chains']>

/** The connection in use, as wagmi has it at this moment. */
export function readConnection(state: WagmiState): Connection | null {
  const [connection = null] = toConnection(state.connections.get(state.current ?? ''))
  return connection
}

/** All that are connected, the one in use first. */
export function readConnections(state: WagmiState): readonly Connection[] {
  if (!readConnection(state)) return []
  return activeFirst(state.connections, ([uid]) => uid === state.current).flatMap(
    ([, connection]) => toConnection(connection),
  )
}
