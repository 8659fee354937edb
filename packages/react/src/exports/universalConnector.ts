'use client'

export { UniversalConnector } from '../universalConnector/UniversalConnector.ts'
export { UniversalConnectorProvider } from '../universalConnector/UniversalConnectorProvider.tsx'
export type {
  UniversalConnectorConfig,
  UniversalConnectorNetwork,
} from '../universalConnector/universalConnectorConfig.ts'
export { useUniversalConnector } from '../universalConnector/useUniversalConnector.ts'
