import type { DeviceFacts } from '@cleat/core/test/createDeviceWindow'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeSafe, safeInfo } from '../test/createFakeSafe.ts'
import { findSafeProvider } from './findSafeProvider.ts'

afterEach(() => vi.unstubAllGlobals())

function start(facts?: DeviceFacts, answers?: createFakeSafe.Parameters['answers']) {
  const { window, asked } = createFakeSafe({ facts, answers })
  vi.stubGlobal('window', window)
  return { window, asked, find: () => findSafeProvider({ window }) }
}

test('default', async () => {
  const provider = await start().find()
  expect(await provider?.request({ method: 'eth_accounts' })).toEqual([safeInfo.safeAddress])
})

test('behavior: a subdomain of Safe is Safe', async () => {
  expect(await start({ ancestors: ['https://staging.app.safe.global'] }).find()).not.toBe(null)
})

test.each<[string, DeviceFacts]>([
  ['no frame', {}],
  ['another frame', { ancestors: ['https://evil.example'] }],
  ['a frame with a similar name', { ancestors: ['https://app.safe.global.evil.example'] }],
  ['a frame within Safe', { ancestors: ['https://a.example', 'https://app.safe.global'] }],
  [
    'a page that another one shows',
    { ancestors: ['?'], hasNoAncestorOrigins: true, referrer: 'https://evil.example/' },
  ],
])('behavior: in %s nothing is asked', async (_where, facts) => {
  const { window, asked, find } = start(facts)
  expect(await find()).toBe(null)
  expect(asked).toEqual([])
  expect(window.countListeners()).toBe(0)
})

test('behavior: where frames are not told who is around them, Safe is asked', async () => {
  const facts = { ancestors: ['?'], hasNoAncestorOrigins: true }
  expect(await start(facts).find()).not.toBe(null)
  const { find, asked } = start(facts, {})
  expect(await find()).toBe(null)
  expect(asked.map(({ method }) => method)).toEqual(['getSafeInfo'])
})
