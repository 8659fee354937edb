import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../api/webhookRefusedError.ts'
import { requireFresh } from './requireFresh.ts'

const now = 1_795_305_600_000

test('default', () => {
  expect(requireFresh({ time: String(now / 1000), now })).toBe(now)
  expect(requireFresh({ time: now / 1000 + 300, now })).toBe(now + 300_000)
  expect(requireFresh({ time: '2026-11-22T00:01:00.123456Z', now: 1_795_305_600_000 })).toBe(
    Date.parse('2026-11-22T00:01:00.123Z'),
  )
})

test.each([
  [now / 1000 - 301],
  [now / 1000 + 301],
  [now],
  ['soon'],
  [` ${now / 1000}`],
  [`${now / 1000} `],
  [''],
  ['-1'],
  ['1e9'],
  ['2026'],
  [' 2026-11-22T00:00:00Z'],
  ['Sun 2026-11-22T00:00:00Z'],
  [Number.NaN],
])('error: %s is not now', (time) => {
  expect(() => requireFresh({ time, now })).toThrow(WebhookRefusedError)
})
