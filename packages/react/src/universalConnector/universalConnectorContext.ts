import type { CleatError } from '@cleat/core'
import { createContext } from 'react'
import type { UniversalConnector } from './UniversalConnector.ts'

/** The connector of a subtree and its progress. */
export type UniversalConnectorState = {
  /** `undefined` until it is ready. */
  readonly connector: UniversalConnector | undefined
  /** Whether the connector is there, and an earlier session is restored. */
  readonly ready: boolean
  /** Why there is none. */
  readonly error: CleatError | undefined
}

export const UniversalConnectorContext: React.Context<UniversalConnectorState | undefined> =
  createContext<UniversalConnectorState | undefined>(undefined)
