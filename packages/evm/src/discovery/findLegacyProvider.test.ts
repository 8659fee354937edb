import type { Eip1193Provider } from '@cleat/core/adapter'
import { createFakeProvider } from '@cleat/core/test/createFakeProvider'
import { createFakeWindow } from '@cleat/core/test/createFakeWindow'
import { expect, test } from 'vitest'
import { findLegacyProvider, isSameWallet } from './findLegacyProvider.ts'

function boom(): never {
  throw new Error('Boom')
}

test('default', () => {
  const ethereum = createFakeProvider()
  expect(findLegacyProvider(createFakeWindow({ ethereum }))).toBe(ethereum)
})

test.each<[string, object]>([
  ['nothing', {}],
  ['null', { ethereum: null }],
  ['a string', { ethereum: 'wallet' }],
  ['an object without request', { ethereum: {} }],
  ['an object whose request is no function', { ethereum: { request: true } }],
  [
    'a getter that throws',
    {
      get ethereum() {
        return boom()
      },
    },
  ],
  ['a Proxy that throws', { ethereum: new Proxy({}, { get: boom }) }],
])('behavior: finds nothing where there is %s', (_, properties) => {
  expect(findLegacyProvider(createFakeWindow(properties))).toBeUndefined()
})

test.each<[string, boolean, object, object]>([
  ['one flag', true, { isHarbour: true }, { isHarbour: true }],
  ['flags in another order', true, { isA: true, isB: true }, { isB: true, isA: true }],
  ['other properties', true, { isA: true, name: 'x' }, { isA: true, version: 2 }],
  ['no flags', false, {}, {}],
  ['another flag', false, { isA: true }, { isB: true }],
  ['one flag more', false, { isA: true }, { isA: true, isB: true }],
  ['a flag that is off', false, { isA: true, isB: false }, { isB: true }],
  ['a flag that is only truthy', false, { isA: 1 }, { isA: 1 }],
  ['words that begin with is', false, { isolated: true }, { isolated: true }],
])('behavior: two objects with %s', (_, isSame, one, other) => {
  const [first, second] = [one, other].map((flags) => Object.assign(createFakeProvider(), flags))
  expect(isSameWallet(first as Eip1193Provider, second as Eip1193Provider)).toBe(isSame)
})

test('behavior: one object is itself, flags that cannot be read are no flags', () => {
  const provider = createFakeProvider()
  expect(isSameWallet(provider, provider)).toBe(true)
  const hostile = new Proxy(provider, { ownKeys: boom })
  expect(isSameWallet(hostile, hostile)).toBe(true)
  expect(isSameWallet(hostile, new Proxy(provider, { ownKeys: boom }))).toBe(false)
  const getter = Object.defineProperty(createFakeProvider(), 'isA', { enumerable: true, get: boom })
  expect(isSameWallet(getter, Object.assign(createFakeProvider(), { isA: true }))).toBe(false)
})
