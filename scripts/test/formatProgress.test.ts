import { expect, test } from 'vitest'
import { formatDuration, formatProgress } from './formatProgress.ts'

test('default', () => {
  const running = [
    { name: 'unit', seconds: 65, lastLine: '✓ core a.test.ts' },
    { name: 'licences', seconds: 5, lastLine: '' },
  ]
  expect(formatProgress({ seconds: 125, running, left: ['gallery', 'e2e'] })).toBe(
    '· 2:05: running unit for 1:05 (✓ core a.test.ts) and licences for 0:05; left: gallery, e2e',
  )
  expect(formatProgress({ seconds: 900, running, left: [] })).toMatch(/; nothing left$/)
})

test('default: duration', () => {
  expect([0, 59.6, 75].map(formatDuration)).toEqual(['0:00', '1:00', '1:15'])
})
