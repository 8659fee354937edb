import { expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'
import { listIneffective } from './listIneffective.ts'

test('default: what works is not named', () => {
  const features = {
    send: true,
    onramp: true,
    email: false,
    socials: [],
    emailShowWallets: true,
    pay: false,
  }
  const rest = { enableBaseAccount: false, enableAuthLogger: false, themeMode: 'system' } as const
  expect(listIneffective({ features, ...rest })).toEqual([])
})

test.each<[object, string]>([
  [{ showWallets: false }, 'showWallets'],
  [{ enableBaseAccount: true }, 'enableBaseAccount'],
  [{ enableAuthLogger: true }, 'enableAuthLogger'],
  [{ features: { email: true } }, 'features.email'],
  [{ features: { socials: ['google'] } }, 'features.socials'],
  [{ features: { emailShowWallets: false } }, 'features.emailShowWallets'],
  [{ features: { pay: true } }, 'features.pay'],
  [{ features: { reownAuthentication: true } }, 'features.reownAuthentication'],
  [{ features: { collapseWallets: true } }, 'features.collapseWallets'],
  [{ features: { connectMethodsOrder: ['wallet'] } }, 'features.connectMethodsOrder'],
  [{ customRpcUrls: { 'eip155:1': [{ url: 'https://a', config: {} }] } }, 'customRpcUrls[].config'],
])('behavior: %j has no effect', (options, name) => {
  expect(listIneffective(options)).toEqual([name])
})

test('behavior: with logins to an embedded wallet, what is about them has an effect', () => {
  const features = {
    ...{ email: true, socials: ['google'], emailShowWallets: false, collapseWallets: true },
    connectMethodsOrder: ['wallet'],
  } as const
  const load = () => Promise.reject(new Error('not loaded'))
  const authWallet = Object.assign(() => load(), { hasLogins: true })
  expect(listIneffective({ features, authWallet })).toEqual([])
  expect(listIneffective({ features, authWallet: load })).toHaveLength(5)
})

test('behavior: a kit names them in the console, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  createTestKit({ features: { email: true, onramp: true, collapseWallets: true } })
  expect(warn.mock.calls).toEqual([
    ['Cleat: without effect yet: features.email, features.collapseWallets. See docs/migration.md.'],
  ])
  createTestKit({ features: { email: false } })
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
