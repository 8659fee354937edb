import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { createUserStore } from './createUserStore.ts'
import { isRemembered } from './isRemembered.ts'

afterEach(() => vi.unstubAllGlobals())

test('default: from the first login until the log out', () => {
  const area = createMemoryArea()
  vi.stubGlobal('localStorage', area)
  expect(isRemembered()).toBe(false)
  const users = createUserStore(area)
  users.write({ email: 'ada@mail.example', provider: 'email', accounts: [] })
  expect(isRemembered()).toBe(true)
  users.write(undefined)
  expect(isRemembered()).toBe(false)
})

test.each([
  ['a server, without storage', undefined],
  [
    'a browser that refuses it',
    {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    },
  ],
])('error: %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(isRemembered()).toBe(false)
})
