import { expect, test } from 'vitest'
import { hasStoredSession } from './hasStoredSession.ts'

const areaOf = (items: Record<string, string>) => ({
  getItem: (key: string) => items[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
})

test.each([
  ['nothing', {}, false],
  ['a remembered wallet', { 'w.recentConnectorId': '"a"', 'w.a.connected': 'true' }, true],
  [
    'one of its accounts was chosen',
    { 'w.recentConnectorId': '"a"', 'w.a.connected': '"0x1"' },
    true,
  ],
  ['a wallet that was let go', { 'w.recentConnectorId': '"a"' }, false],
  [
    'a connector of the app',
    { 'w.recentConnectorId': '"a"', 'w.store': '{"state":{"current":"x"}}' },
    true,
  ],
  ['broken text', { 'w.recentConnectorId': '{', 'w.store': '{' }, false],
  ['a number', { 'w.recentConnectorId': '1', 'w.store': '1' }, false],
  ['another key', { 'x.recentConnectorId': '"a"', 'x.a.connected': 'true' }, false],
])('behavior: %s', (_, items, expected) => {
  expect(hasStoredSession(areaOf(items), 'w')).toBe(expected)
})
