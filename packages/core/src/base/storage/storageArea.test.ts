import { afterEach, expect, test } from 'vitest'
import { createMemoryArea, findLocalStorage } from './storageArea.ts'

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  if (original) Object.defineProperty(globalThis, 'localStorage', original)
})

function defineLocalStorage(get: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
}

test('default', () => {
  const area = createMemoryArea()
  expect(area.getItem('a')).toBeNull()
  area.setItem('a', '1')
  area.setItem('__proto__', '2')
  expect(area.getItem('a')).toBe('1')
  expect(area.getItem('__proto__')).toBe('2')
  area.removeItem('a')
  expect(area.getItem('a')).toBeNull()
  expect(createMemoryArea().getItem('__proto__')).toBeNull()
})

test('behavior: finds what the browser has', () => {
  const area = createMemoryArea()
  defineLocalStorage(() => area)
  expect(findLocalStorage()).toBe(area)
})

test.each([null, undefined])('behavior: finds nothing where localStorage is %s', (value) => {
  defineLocalStorage(() => value)
  expect(findLocalStorage()).toBeUndefined()
})

test('behavior: finds nothing where reading the property is refused', () => {
  defineLocalStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(findLocalStorage()).toBeUndefined()
})
