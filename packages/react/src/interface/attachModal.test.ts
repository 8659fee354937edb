import { createKit, type Kit } from '@cleat/core'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { attachModal } from './attachModal.ts'

let kit: Kit
const unmount = vi.fn()
const mountModal = vi.fn(() => unmount)

beforeEach(() => {
  kit = createKit({ adapters: [createTestAdapter()], networks: [mainnet] })
})

afterEach(() => {
  kit.destroy()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('default', async () => {
  const load = vi.fn(async () => ({ mountModal }))
  attachModal(kit, { load })
  expect(load).not.toHaveBeenCalled()
  void kit.actions.open()
  expect(kit.controllers.modal.state.loading).toBe(true)
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalledWith({ kit, isPrepared: true }))
  expect(kit.controllers.modal.state.loading).toBe(false)
  kit.actions.close()
  void kit.actions.open()
  expect(load).toHaveBeenCalledTimes(1)
})

test('behavior: mounted ahead of time, opening waits for nothing', async () => {
  const load = vi.fn(async () => ({ mountModal }))
  attachModal(kit, { load })
  kit.controllers.modal.prepare()
  kit.controllers.modal.prepare()
  expect(kit.controllers.modal.state.loading).toBe(false)
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalledTimes(1))
  void kit.actions.open()
  expect(kit.controllers.modal.state.loading).toBe(false)
  expect(load).toHaveBeenCalledTimes(1)
})

test('behavior: opened while it is being prepared, it is loading', async () => {
  attachModal(kit, { load: async () => ({ mountModal }) })
  kit.controllers.modal.prepare()
  void kit.actions.open()
  expect(kit.controllers.modal.state.loading).toBe(true)
  await vi.waitFor(() => expect(kit.controllers.modal.state.loading).toBe(false))
  expect(mountModal).toHaveBeenCalledTimes(1)
})

test('behavior: what could not be prepared is tried again when it is wanted', async () => {
  const load = vi.fn(async () => ({ mountModal })).mockRejectedValueOnce(new Error('Offline'))
  attachModal(kit, { load })
  kit.controllers.modal.prepare()
  await new Promise((done) => setTimeout(done, 10))
  void kit.actions.open()
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalledTimes(1))
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: embedded, there is nothing to prepare', () => {
  const load = vi.fn(async () => ({ mountModal }))
  attachModal(kit, { load })
  kit.controllers.options.update({ enableEmbedded: true })
  kit.controllers.modal.prepare()
  expect(load).not.toHaveBeenCalled()
})

test('behavior: destroyed, the interface goes', async () => {
  attachModal(kit, { load: async () => ({ mountModal }) })
  void kit.actions.open()
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalled())
  kit.destroy()
  expect(unmount).toHaveBeenCalledTimes(1)
})

test('behavior: destroyed while loading, nothing is mounted', async () => {
  attachModal(kit, { load: async () => ({ mountModal }) })
  void kit.actions.open()
  kit.destroy()
  await new Promise((done) => setTimeout(done, 10))
  expect(mountModal).not.toHaveBeenCalled()
})

test('error: UI_LOAD_FAILED, and the next opening tries again', async () => {
  const load = vi
    .fn(async () => ({ mountModal }))
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  attachModal(kit, { load })
  await expect(kit.actions.open()).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  expect(kit.controllers.modal.state.open).toBe(false)
  void kit.actions.open()
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalledTimes(1))
})

function stubIdle() {
  const waiting = new Set<() => void>()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.add(run)
    return run
  })
  vi.stubGlobal('cancelIdleCallback', (run: () => void) => waiting.delete(run))
  const idle = async () => {
    const runs = [...waiting]
    waiting.clear()
    for (const run of runs) run()
    await kit.runtime.load().catch(() => undefined)
    await new Promise((done) => setTimeout(done))
  }
  return { waiting, idle }
}

test('parameters: prefetch idle takes an idle period each for runtime, interface and drawing', async () => {
  const { idle, waiting } = stubIdle()
  const load = vi.fn(async () => ({ mountModal }))
  attachModal(kit, { load })
  await idle()
  expect(load).not.toHaveBeenCalled()
  await idle()
  expect(load).toHaveBeenCalled()
  expect(mountModal).not.toHaveBeenCalled()
  await idle()
  expect(mountModal).toHaveBeenCalledTimes(1)
  expect(mountModal).toHaveBeenCalledWith({ kit, isPrepared: true })
  expect(kit.controllers.modal.isWanted()).toBe(false)
  expect(waiting.size).toBe(0)
  kit.controllers.modal.prepare('intent')
  void kit.actions.open()
  expect(kit.controllers.modal.state.loading).toBe(false)
  expect(mountModal).toHaveBeenCalledTimes(1)
})

test('behavior: opened between two idle periods, it is drawn at once, and once', async () => {
  const { idle } = stubIdle()
  attachModal(kit, { load: async () => ({ mountModal }) })
  await idle()
  await idle()
  void kit.actions.open()
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalledTimes(1))
  await idle()
  expect(mountModal).toHaveBeenCalledTimes(1)
})

test('behavior: what the idle page could not fetch is silent, and fetched when it opens', async () => {
  const { idle } = stubIdle()
  const load = vi.fn(async () => ({ mountModal })).mockRejectedValueOnce(new Error('Offline'))
  attachModal(kit, { load })
  await idle()
  await idle()
  await idle()
  expect(mountModal).not.toHaveBeenCalled()
  void kit.actions.open()
  await vi.waitFor(() => expect(mountModal).toHaveBeenCalledTimes(1))
  expect(kit.controllers.modal.state.open).toBe(true)
})

test.each([
  { prefetch: 'intent', byIdle: 0, byIntent: 1 },
  { prefetch: 'none', byIdle: 0, byIntent: 0 },
] as const)('parameters: prefetch $prefetch', async ({ prefetch, byIdle, byIntent }) => {
  const { idle } = stubIdle()
  kit.controllers.options.update({ prefetch })
  const load = vi.fn(async () => ({ mountModal }))
  attachModal(kit, { load })
  await idle()
  expect(load).toHaveBeenCalledTimes(byIdle)
  kit.controllers.modal.prepare('intent')
  expect(load).toHaveBeenCalledTimes(byIntent)
  // A session that has to be restored is no guess.
  kit.controllers.modal.prepare()
  expect(load).toHaveBeenCalledTimes(1)
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'behavior: with %j nothing is fetched before it opens',
  async (connection) => {
    const { idle } = stubIdle()
    vi.stubGlobal('navigator', { ...navigator, onLine: true, connection })
    const load = vi.fn(async () => ({ mountModal }))
    attachModal(kit, { load })
    await idle()
    kit.controllers.modal.prepare('intent')
    expect(load).not.toHaveBeenCalled()
    void kit.actions.open()
    expect(load).toHaveBeenCalledTimes(1)
  },
)

test('behavior: destroyed, what waits for idle is called off', async () => {
  const { waiting, idle } = stubIdle()
  const load = vi.fn(async () => ({ mountModal }))
  attachModal(kit, { load })
  expect(waiting.size).toBe(1)
  await idle()
  expect(waiting.size).toBe(1)
  kit.destroy()
  expect(waiting.size).toBe(0)
  await idle()
  expect(mountModal).not.toHaveBeenCalled()
})

test('behavior: two kits wait each for itself', async () => {
  const { waiting, idle } = stubIdle()
  const other = createKit({ id: 'other', adapters: [createTestAdapter()], networks: [mainnet] })
  attachModal(kit, { load: async () => ({ mountModal }) })
  attachModal(other, { load: async () => ({ mountModal }) })
  other.destroy()
  expect(waiting.size).toBe(1)
  await idle()
  await idle()
  await idle()
  expect(mountModal).toHaveBeenCalledTimes(1)
})
