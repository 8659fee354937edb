import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { createProposalMemory } from './createProposalMemory.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function create() {
  const storage = createMemoryArea()
  /** A visit to the app. */
  const visit = () => {
    const { kit } = createTestKit({ storage })
    return { kit, memory: createProposalMemory(kit) }
  }
  return { storage, visit, ...visit() }
}

test('default', () => {
  const { kit, memory, visit } = create()
  expect(memory.has()).toBe(false)
  memory.save()
  expect(memory.has()).toBe(true)
  expect(visit().memory.has()).toBe(true)
  expect(kit.storage.get('isExternal')).toBe(true)
  memory.forget()
  expect(visit().memory.has()).toBe(false)
  expect(kit.storage.get('isExternal')).toBe(false)
})

test('behavior: an offer stands for five minutes', () => {
  vi.useFakeTimers()
  const { memory } = create()
  memory.save()
  vi.advanceTimersByTime(299_999)
  expect(memory.has()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(memory.has()).toBe(false)
})

test('behavior: without an offer nothing is forgotten', () => {
  const { kit, memory } = create()
  kit.storage.set('isExternal', true)
  memory.forget()
  expect(kit.storage.get('isExternal')).toBe(true)
})

test('behavior: what is stored is not believed blindly', () => {
  const { storage, memory } = create()
  memory.save()
  storage.setItem('cleat.wc.offered-until', 'soon')
  expect(memory.has()).toBe(false)
})
