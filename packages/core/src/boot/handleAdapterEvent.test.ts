import { expect, test } from 'vitest'
import type { AdapterEvent } from '../contract/adapter/adapterEvent.ts'
import { createConnection, createConnector } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { baseId, mainnetId, unlistedId } from '../test/networks.ts'
import { handleAdapterEvent } from './handleAdapterEvent.ts'

function create() {
  const { kit } = createTestKit()
  const handle = (event: AdapterEvent) => handleAdapterEvent(kit, { namespace: 'eip155', event })
  const status = () => kit.controllers.account.get('eip155').status
  return { kit, handle, status }
}

const connected = { type: 'accountChanged', connection: createConnection() } as const
const unsupported = {
  type: 'networkChanged',
  connection: createConnection({ caipNetworkId: unlistedId }),
} as const

test('default', () => {
  const { kit, handle, status } = create()
  handle(connected)
  expect(status()).toBe('connected')
  handle({ type: 'networkChanged', connection: createConnection({ caipNetworkId: baseId }) })
  expect(kit.controllers.network.getActive().name).toBe('Base')
  handle({ type: 'disconnected' })
  expect(status()).toBe('disconnected')
})

test('behavior: takes over the connectors', () => {
  const { kit, handle } = create()
  const connectors = [createConnector({ id: 'x' })]
  handle({ type: 'connectorsChanged', connectors })
  expect(kit.controllers.connectors.state.connectors).toEqual(connectors)
})

test.each(['connecting', 'reconnecting'] as const)(
  'behavior: a disconnected event does not end %s',
  (before) => {
    const { kit, handle, status } = create()
    kit.controllers.account.setStatus('eip155', before)
    handle({ type: 'disconnected' })
    expect(status()).toBe(before)
  },
)

test('behavior: events out of order end with the last truth', () => {
  const { handle, status, kit } = create()
  handle({ type: 'disconnected' })
  handle(connected)
  handle({ type: 'disconnected' })
  handle(unsupported)
  handle(connected)
  expect(status()).toBe('connected')
  expect(kit.controllers.network.getActive().caipNetworkId).toBe(mainnetId)
})

test('behavior: disconnecting leaves an unsupported chain behind', () => {
  const { kit, handle } = create()
  handle(unsupported)
  handle({ type: 'disconnected' })
  expect(kit.controllers.network.get('eip155')).toMatchObject({
    isUnsupportedChain: false,
    caipNetwork: { caipNetworkId: mainnetId },
  })
})
