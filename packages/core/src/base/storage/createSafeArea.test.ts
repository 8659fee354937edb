import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createSafeArea } from './createSafeArea.ts'
import { createMemoryArea, type StorageArea } from './storageArea.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function throwQuotaError(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

function blockedArea(...methods: (keyof StorageArea)[]): StorageArea {
  const area = createMemoryArea()
  for (const method of methods) area[method] = throwSecurityError
  return area
}

test('default', () => {
  const area = createMemoryArea()
  const onUnavailable = vi.fn()
  const safe = createSafeArea({ area, onUnavailable })
  safe.setItem('a', '1')
  expect(safe.getItem('a')).toBe('1')
  expect(area.getItem('a')).toBe('1')
  safe.removeItem('a')
  expect(area.getItem('a')).toBeNull()
  expect(onUnavailable).not.toHaveBeenCalled()
})

test('parameters: area is localStorage when absent', () => {
  const area = createMemoryArea()
  vi.stubGlobal('localStorage', area)
  createSafeArea().setItem('a', '1')
  expect(area.getItem('a')).toBe('1')
})

test('behavior: lives in memory where there is no storage, and warns once', () => {
  vi.stubGlobal('localStorage', undefined)
  const onUnavailable = vi.fn()
  const safe = createSafeArea({ onUnavailable })
  safe.setItem('a', '1')
  safe.setItem('b', '2')
  expect(safe.getItem('a')).toBe('1')
  safe.removeItem('a')
  expect(safe.getItem('a')).toBeNull()
  expect(onUnavailable).toHaveBeenCalledOnce()
  expect(onUnavailable.mock.calls[0]?.[0]).toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    context: { reason: 'blocked' },
  })
})

test.each<(keyof StorageArea)[][]>([
  [['getItem']],
  [['setItem']],
  [['removeItem']],
  [['getItem', 'setItem', 'removeItem']],
])('behavior: warns once where %s is refused', (methods) => {
  const onUnavailable = vi.fn()
  const safe = createSafeArea({ area: blockedArea(...methods), onUnavailable })
  for (const value of ['1', '2']) {
    safe.removeItem('a')
    safe.getItem('a')
    safe.setItem('a', value)
  }
  expect(onUnavailable).toHaveBeenCalledOnce()
  expect(onUnavailable.mock.calls[0]?.[0].context).toEqual({ reason: 'blocked' })
})

test('behavior: works where everything is refused', () => {
  const safe = createSafeArea({ area: blockedArea('getItem', 'setItem', 'removeItem') })
  expect(safe.getItem('a')).toBeNull()
  safe.setItem('a', '1')
  safe.setItem('a', '2')
  expect(safe.getItem('a')).toBe('2')
  safe.removeItem('a')
  expect(safe.getItem('a')).toBeNull()
})

test('behavior: keeps in memory what a full storage refuses', () => {
  const area = { ...createMemoryArea(), setItem: throwQuotaError }
  const onUnavailable = vi.fn()
  const safe = createSafeArea({ area, onUnavailable })
  safe.setItem('a', '1')
  safe.setItem('a', '2')
  expect(safe.getItem('a')).toBe('2')
  expect(area.getItem('a')).toBeNull()
  expect(onUnavailable).toHaveBeenCalledOnce()
  expect(onUnavailable.mock.calls[0]?.[0].context).toEqual({ reason: 'full' })
})

test('behavior: goes back to the storage once there is room', () => {
  const area = createMemoryArea()
  const { setItem } = area
  const safe = createSafeArea({ area })
  area.setItem = throwQuotaError
  safe.setItem('a', 'memory')
  area.setItem = setItem
  safe.setItem('a', 'storage')
  expect(area.getItem('a')).toBe('storage')
  area.setItem('a', 'another tab')
  expect(safe.getItem('a')).toBe('another tab')
})

test('behavior: reads what it wrote, however the browser refuses', () => {
  const step = fc.record({
    method: fc.constantFrom('set', 'remove'),
    value: fc.string(),
    fault: fc.constantFrom(undefined, throwSecurityError, throwQuotaError),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const area = createMemoryArea()
      const { setItem } = area
      const safe = createSafeArea({ area })
      for (const { method, value, fault } of steps) {
        area.setItem = fault ?? setItem
        if (method === 'set') safe.setItem('a', value)
        else safe.removeItem('a')
        expect(safe.getItem('a')).toBe(method === 'set' ? value : null)
      }
    }),
  )
})
