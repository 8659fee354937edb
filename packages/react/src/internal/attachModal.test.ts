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
