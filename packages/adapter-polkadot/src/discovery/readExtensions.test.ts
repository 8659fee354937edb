import { expect, test } from 'vitest'
import { readExtension, readExtensionKeys } from './readExtensions.ts'

const entry = { version: '1', enable: (origin: string) => `let ${origin} in` }

function throwing(): never {
  throw new Error('Boom')
}

test('default', () => {
  const page = { injectedWeb3: { 'polkadot-js': entry, talisman: entry } }
  expect(readExtensionKeys(page)).toEqual(['polkadot-js', 'talisman'])
  expect(readExtension(page, 'talisman')?.enable('Test')).toBe('let Test in')
})

test.each([
  ['nothing', {}],
  ['a text', { injectedWeb3: 'talisman' }],
  ['a list', { injectedWeb3: [] }],
  ['null', { injectedWeb3: null }],
  [
    'what cannot be read',
    {
      get injectedWeb3(): never {
        return throwing()
      },
    },
  ],
  ['a proxy that throws', { injectedWeb3: new Proxy({}, { ownKeys: throwing }) }],
])('error: %s at injectedWeb3', (_, page) => {
  expect(readExtensionKeys(page)).toEqual([])
  expect(readExtension(page, 'talisman')).toBeUndefined()
})

test('error: hostile names and entries are left out, the others stay', () => {
  const injectedWeb3 = {
    '<img src=x onerror=alert(1)>': entry,
    'poly\u202egon': entry,
    '': entry,
    ['a'.repeat(65)]: entry,
    'no-entry': null,
    'no-enable': { version: '1' },
    'text-enable': { enable: 'yes' },
    get broken(): never {
      return throwing()
    },
    good: entry,
  }
  Object.defineProperty(injectedWeb3, '__proto__', { value: entry, enumerable: true })
  expect(readExtensionKeys({ injectedWeb3 })).toEqual(['good'])
  expect(readExtension({ injectedWeb3 }, 'toString')).toBeUndefined()
})

test('error: a page full of entries is read no further than 64', () => {
  const many = Array.from({ length: 500 }, (_, at) => [`wallet${at}`, entry] as const)
  expect(readExtensionKeys({ injectedWeb3: Object.fromEntries(many) })).toHaveLength(64)
})
