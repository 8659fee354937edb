import { base, mainnet } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { createAppKit } from './createAppKit.ts'
import type { AppKit } from './kit/appKit.ts'
import { getDefaultKit } from './kit/kitRegistry.ts'
import { createTestAdapter } from './test/createTestAdapter.ts'

const kits: AppKit[] = []

afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

function create(options: Parameters<typeof createAppKit>[0]): AppKit {
  const kit = createAppKit(options)
  kits.push(kit)
  return kit
}

test('default', () => {
  const adapter = createTestAdapter()
  const kit = create({ adapters: [adapter], networks: [mainnet] })
  expect(adapter.running()).toBe(1)
  expect(getDefaultKit()).toBe(kit)
  expect(kit.isOpen()).toBe(false)
})

test('behavior: called again with the same options, it returns the same kit', () => {
  const adapter = createTestAdapter()
  const options = () => ({ adapters: [adapter], networks: [mainnet] as const, onEvent: () => {} })
  expect(create(options())).toBe(create(options()))
  expect(adapter.running()).toBe(1)
})

test('behavior: twenty hot reloads leave one listener set', () => {
  const adapters = Array.from({ length: 20 }, () => createTestAdapter())
  for (const adapter of adapters) create({ adapters: [adapter], networks: [mainnet] })
  expect(adapters.map((adapter) => adapter.running())).toEqual([...Array(19).fill(0), 1])
  expect(getDefaultKit()).toBe(kits.at(-1))
})

test('behavior: two kits on one page are independent', async () => {
  const [one, two] = [createTestAdapter(), createTestAdapter()]
  const first = create({ adapters: [one], networks: [mainnet] })
  const second = create({ id: 'second', adapters: [two], networks: [mainnet, base] })
  await second.actions.connect({ connectorId: 'harbour' })
  expect(first.controllers.account.get('eip155').status).toBe('disconnected')
  expect(second.controllers.account.get('eip155').status).toBe('connected')
  expect(getDefaultKit()).toBe(first)
  first.destroy()
  expect([one.running(), two.running()]).toEqual([0, 1])
  expect(getDefaultKit()).toBe(second)
})

test('behavior: destroyed, it can be created anew with other networks', () => {
  const adapter = createTestAdapter()
  create({ adapters: [adapter], networks: [mainnet] }).destroy()
  expect(getDefaultKit()).toBeUndefined()
  const kit = create({ adapters: [adapter], networks: [base] })
  expect(adapter.running()).toBe(1)
  expect(kit.controllers.network.getActive().id).toBe(base.id)
})

test('error: CONFIG_NO_NETWORKS', () => {
  expect(() => create({ adapters: [createTestAdapter()], networks: [] as never })).toThrow(
    expect.objectContaining({ code: 'CONFIG_NO_NETWORKS' }),
  )
  expect(getDefaultKit()).toBeUndefined()
})

// The test runner fails on every unhandled rejection.
test('behavior: unhandled rejections of the kit are not reported', async () => {
  const kit = create({ adapters: [createTestAdapter()], networks: [mainnet] })
  void kit.open()
  kit.close()
  void kit.switchNetwork(base)
  await new Promise((done) => setTimeout(done, 20))
  expect(kit.isOpen()).toBe(false)
})
