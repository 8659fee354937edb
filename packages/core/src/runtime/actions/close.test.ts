import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { mainnetId, unlistedId } from '../../test/networks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The modal shows that the connected wallet is on an unsupported chain. */
async function startOnUnsupportedChain(): Promise<TestKit> {
  const test = createTestKit()
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  test.adapter.moveTo(unlistedId)
  return test
}

test('default', () => {
  const { kit, events } = createTestKit()
  kit.start()
  void kit.actions.open()
  expect(kit.actions.close()).toBe(true)
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(events).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
})

test('behavior: closing what is closed does nothing', () => {
  const { kit, events } = createTestKit()
  expect(kit.actions.close()).toBe(true)
  expect(events).toEqual([])
})

test('behavior: refused with a shake while an unsupported chain is shown', async () => {
  const { kit, events } = await startOnUnsupportedChain()
  const { modal, router } = kit.controllers
  expect(router.current().name).toBe('UnsupportedChain')
  expect(kit.actions.close()).toBe(false)
  expect(modal.state).toMatchObject({ open: true, shake: true })
  expect(events).not.toContain('MODAL_CLOSE')
  await vi.advanceTimersByTimeAsync(500)
  expect(modal.state.shake).toBe(false)
})

test('behavior: switching is a way out', async () => {
  const { kit, adapter } = await startOnUnsupportedChain()
  adapter.moveTo(mainnetId)
  expect(kit.actions.close()).toBe(true)
})

test('behavior: disconnecting is a way out', async () => {
  const { kit } = await startOnUnsupportedChain()
  await kit.actions.disconnect()
  expect(kit.actions.close()).toBe(true)
})

test('behavior: refused on the way from it to another network as well', async () => {
  const { kit, adapter } = await startOnUnsupportedChain()
  kit.controllers.router.push({ name: 'SwitchNetwork', caipNetworkId: mainnetId })
  expect(kit.actions.close()).toBe(false)
  adapter.moveTo(mainnetId)
  expect(kit.actions.close()).toBe(true)
})

test('behavior: another view may be closed on an unsupported chain', async () => {
  const { kit } = await startOnUnsupportedChain()
  void kit.actions.open({ view: 'Connect' })
  expect(kit.actions.close()).toBe(true)
})

test.each(['banner', 'ignore'] as const)(
  'parameters: unsupportedChain %s never refuses',
  async (unsupportedChain) => {
    const { kit, adapter } = createTestKit({ unsupportedChain })
    kit.start()
    await kit.actions.connect({ connectorId: 'a' })
    adapter.moveTo(unlistedId)
    void kit.actions.open()
    kit.controllers.router.push({ name: 'UnsupportedChain' })
    expect(kit.actions.close()).toBe(true)
  },
)
