import { expect, test } from 'vitest'
import { createConnection } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { mainnetId, unlistedId } from '../test/networks.ts'
import { applyConnection } from './applyConnection.ts'
import { isBlocked } from './isBlocked.ts'

type Options = Parameters<typeof createTestKit>[0]

function createBlocked(options?: Options) {
  const { kit } = createTestKit(options)
  applyConnection(kit, 'eip155', createConnection({ caipNetworkId: unlistedId }))
  return kit
}

test('default', () => {
  const kit = createBlocked()
  expect(isBlocked(kit)).toBe(true)
  kit.controllers.network.setNetwork(mainnetId)
  expect(isBlocked(kit)).toBe(false)
})

test.each<Options>([
  { unsupportedChain: 'banner' },
  { unsupportedChain: 'ignore' },
  { allowUnsupportedChain: true },
  { enableNetworkSwitch: false },
])('parameters: %j', (options) => {
  expect(isBlocked(createBlocked(options))).toBe(false)
})

test('behavior: nobody is blocked without a wallet, or by a basic connection', () => {
  const kit = createBlocked()
  Object.assign(kit.controllers.connection.state, { wcBasic: true })
  expect(isBlocked(kit)).toBe(false)
  Object.assign(kit.controllers.connection.state, { wcBasic: false })
  kit.controllers.account.reset('eip155')
  expect(isBlocked(kit)).toBe(false)
})
