import type { AppKitOptions } from '../kit/appKitOptions.ts'
import type { UniversalConnectorConfig } from './universalConnectorConfig.ts'

/** Writes the options of a connector in the terms of `createAppKit`. */
export function toKitOptions(config: UniversalConnectorConfig): AppKitOptions {
  const { projectId, metadata, networks, modalConfig = {}, providerConfig = {} } = config
  const { services, universalProviderConfigOverride: override, ...rest } = modalConfig
  const { relayUrl } = providerConfig
  const methods = networks.map(({ namespace, methods }) => [namespace, methods] as const)
  const events = networks.flatMap(({ namespace, events }) =>
    events ? [[namespace, events] as const] : [],
  )
  return {
    id: 'universal-connector',
    ...rest,
    ...(projectId === undefined ? {} : { projectId }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(services || relayUrl ? { services: { relay: relayUrl, ...services } } : {}),
    networks: networks.flatMap(({ namespace, chains }) =>
      chains.map((chain) => ({ ...chain, chainNamespace: namespace })),
    ),
    universalProviderConfigOverride: {
      ...override,
      methods: { ...Object.fromEntries(methods), ...override?.methods },
      events: { ...Object.fromEntries(events), ...override?.events },
    },
  }
}
