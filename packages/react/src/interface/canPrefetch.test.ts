import { expect, test } from 'vitest'
import { canPrefetch } from './canPrefetch.ts'

test.each([
  [{}, true],
  [{ onLine: true, connection: {} }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ onLine: false }, false],
])('default: %j', (navigator, expected) => {
  expect(canPrefetch(navigator)).toBe(expected)
})
