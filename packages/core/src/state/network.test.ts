import { expect, test } from 'vitest'
import type { CaipNetwork } from '../base/caip/network.ts'
import { toCaipNetwork } from '../base/caip/toCaipNetwork.ts'
import {
  base,
  baseId,
  deepFreeze,
  mainnet,
  solana,
  solanaId,
  unlistedId,
} from '../test/networks.ts'
import { createNetworkController, type NetworkController } from './network.ts'

const [ethereum, rollup, mainnetBeta] = [mainnet, base, solana].map((network) =>
  deepFreeze(toCaipNetwork({ network })),
) as [CaipNetwork, CaipNetwork, CaipNetwork]

function create(active: CaipNetwork = ethereum): NetworkController {
  return createNetworkController({ networks: [ethereum, rollup, mainnetBeta], active })
}

test('default', () => {
  const network = create()
  expect(network.state.activeNamespace).toBe('eip155')
  expect(network.getActive()).toBe(ethereum)
  expect(network.get('eip155')).toEqual({
    namespace: 'eip155',
    caipNetworks: [ethereum, rollup],
    caipNetwork: ethereum,
    isUnsupportedChain: false,
    supportsAllNetworks: true,
    requestedCaipNetworks: [ethereum, rollup],
    approvedCaipNetworkIds: [],
    smartAccountEnabledNetworks: [],
  })
  expect(network.get('solana')?.caipNetwork).toBe(mainnetBeta)
  expect(network.get('bip122')).toBeUndefined()
  expect(network.get('__proto__')).toBeUndefined()
})

test('parameters: active', () => {
  const network = create(rollup)
  expect(network.getActive()).toBe(rollup)
  expect(create(mainnetBeta).state.activeNamespace).toBe('solana')
  expect(create(mainnetBeta).get('eip155')?.caipNetwork).toBe(ethereum)
})

test('behavior: networks are neither changed nor wrapped', () => {
  const network = create()
  network.setNetwork(baseId)
  expect(network.getActive()).toBe(rollup)
  expect(network.getActive().nativeCurrency).toBe(rollup.nativeCurrency)
  expect(network.get('eip155')?.caipNetworks[0]).toBe(ethereum)
  expect(network.find('eip155:1')).toBe(ethereum)
})

test('behavior: finds a network of the app by its id', () => {
  const network = create()
  expect(network.find('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(mainnetBeta)
  expect(network.find('eip155:137')).toBeUndefined()
  expect(network.find('__proto__')).toBeUndefined()
})

test('behavior: sets the network of its own namespace', () => {
  const network = create()
  network.setNetwork(solanaId)
  network.setNetwork(baseId)
  expect(network.state.activeNamespace).toBe('eip155')
  expect(network.get('eip155')?.caipNetwork).toBe(rollup)
  expect(network.get('solana')?.caipNetwork).toBe(mainnetBeta)
})

test('behavior: a chain that the app does not list is unsupported', () => {
  const network = create()
  network.setNetwork(unlistedId)
  expect(network.get('eip155')).toMatchObject({
    isUnsupportedChain: true,
    caipNetworks: [ethereum, rollup],
    caipNetwork: { id: 137, caipNetworkId: 'eip155:137', chainNamespace: 'eip155' },
  })
  network.setNetwork(baseId)
  expect(network.get('eip155')).toMatchObject({ isUnsupportedChain: false, caipNetwork: rollup })
})

test('behavior: a chain of a namespace that the app does not have changes nothing', () => {
  const network = createNetworkController({ networks: [ethereum], active: ethereum })
  network.setNetwork(solanaId)
  network.setActiveNamespace('solana')
  network.setActiveNamespace('__proto__')
  expect(Object.keys(network.state.byNamespace)).toEqual(['eip155'])
  expect(network.getActive()).toBe(ethereum)
})

test('behavior: restore leaves an unsupported chain behind, and nothing else', () => {
  const network = create()
  network.setNetwork(baseId)
  network.restore('eip155')
  expect(network.getActive()).toBe(rollup)
  network.setNetwork(unlistedId)
  network.restore('eip155')
  expect(network.get('eip155')).toMatchObject({ isUnsupportedChain: false, caipNetwork: ethereum })
  expect(() => network.restore('bip122')).not.toThrow()
})

test('behavior: the active namespace decides the active network', () => {
  const network = create()
  network.setActiveNamespace('solana')
  expect(network.getActive()).toBe(mainnetBeta)
})

test('behavior: a choice is kept beside the network in use, per namespace', () => {
  const network = create()
  network.setChoice('eip155', baseId)
  network.setChoice('unknown', baseId)
  expect(network.get('eip155')).toMatchObject({ choice: baseId, caipNetwork: ethereum })
  expect(network.get('solana')?.choice).toBeUndefined()
  network.setChoice('eip155', undefined)
  expect(network.get('eip155')?.choice).toBeUndefined()
})
