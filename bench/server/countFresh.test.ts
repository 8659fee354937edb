import { expect, test } from 'vitest'
import { countFresh } from './countFresh.ts'

test('default', () => {
  // One read each second: the third `a` comes after half a minute and is fresh.
  const asked = [...'abab', ...Array.from({ length: 26 }, () => 'b'), 'a', 'b']
  expect(countFresh({ asked, perSecond: 1 })).toBe(4)
  expect(countFresh({ asked, perSecond: 1, known: ['a'] })).toBe(3)
})

test('behavior: at a higher pace more is remembered', () => {
  expect(countFresh({ asked: [...'aaaa'], perSecond: 1, ttlMs: 1000 })).toBe(4)
  expect(countFresh({ asked: [...'aaaa'], perSecond: 2, ttlMs: 1000 })).toBe(2)
})
