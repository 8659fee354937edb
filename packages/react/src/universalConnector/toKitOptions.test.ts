import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { toKitOptions } from './toKitOptions.ts'

const networks = [{ namespace: 'eip155', chains: [mainnet], methods: ['personal_sign'] }]

test('default', () => {
  expect(toKitOptions({ projectId: 'project', networks })).toEqual({
    id: 'universal-connector',
    projectId: 'project',
    networks: [{ ...mainnet, chainNamespace: 'eip155' }],
    universalProviderConfigOverride: { methods: { eip155: ['personal_sign'] }, events: {} },
  })
})

test('parameters: modalConfig and providerConfig', () => {
  const options = toKitOptions({
    networks: networks.map((network) => ({ ...network, events: ['chainChanged'] })),
    modalConfig: { id: 'own', themeMode: 'light', services: { explorer: 'https://a.example' } },
    providerConfig: { relayUrl: 'wss://relay.example' },
  })
  expect(options).toMatchObject({
    id: 'own',
    themeMode: 'light',
    services: { relay: 'wss://relay.example', explorer: 'https://a.example' },
    universalProviderConfigOverride: { events: { eip155: ['chainChanged'] } },
  })
})
