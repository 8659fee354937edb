import { CleatError } from '@cleat/core'
import { useContext } from 'react'
import {
  UniversalConnectorContext,
  type UniversalConnectorState,
} from './universalConnectorContext.ts'

export declare namespace useUniversalConnector {
  type ReturnType = UniversalConnectorState
}

/**
 * The connector of the nearest `UniversalConnectorProvider`.
 * @throws `CleatError`: `CONFIG_NO_KIT` outside of a provider
 * @example
 * ```tsx
 * import { useUniversalConnector } from '@cleat/react/universal-connector'
 *
 * export function Connect() {
 *   const { connector, ready } = useUniversalConnector()
 *   return (
 *     <button type="button" disabled={!ready} onClick={() => connector?.connect()}>
 *       Connect
 *     </button>
 *   )
 * }
 * ```
 */
export function useUniversalConnector(): useUniversalConnector.ReturnType {
  const state = useContext(UniversalConnectorContext)
  if (!state)
    throw new CleatError('CONFIG_NO_KIT', { context: { caller: 'useUniversalConnector' } })
  return state
}
