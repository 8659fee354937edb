// @vitest-environment jsdom

import { translateProviderError } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { base, mainnet } from '@cleat/core/test/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeKeys } from '../test/createFakeKeys.ts'
import { loadCoinbaseProvider } from './coinbaseWallet.ts'

const metadata = {
  name: 'Harbour',
  description: 'Ships',
  url: 'https://harbour.example',
  icons: ['https://harbour.example/icon.png'],
}
const networks = [base, mainnet]
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const origin = 'https://keys.coinbase.com'
const connect = { method: 'eth_requestAccounts' }
const sign = { method: 'personal_sign', params: ['0x00', address] }

const fetched = vi.fn<typeof fetch>(async () => new Response())

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  window.fetch = fetched
})
afterEach(() => {
  localStorage.clear()
  fetched.mockClear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

type Options = Pick<createFakeKeys.Parameters, 'isBlocked'> & {
  connects?: (() => unknown) | undefined
}

async function start({ isBlocked, connects = () => [address] }: Options = {}) {
  const answer: createFakeKeys.Parameters['answer'] = ({ method, params }) => {
    if (method === 'eth_requestAccounts') return connects()
    if (method === 'personal_sign') return `signed ${JSON.stringify(params)}`
    throw { code: 4001, message: 'User rejected the request' }
  }
  const keys = createFakeKeys({ window, origin, isBlocked, answer })
  window.open = keys.open
  const provider = await loadCoinbaseProvider({ metadata, networks, preference: 'smartWalletOnly' })
  return { keys, provider }
}

function fail(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => new Error(`Resolved with ${String(value)}`),
    (error: unknown) => error,
  )
}

test('default', async () => {
  const { keys, provider } = await start()
  expect(keys.open).not.toHaveBeenCalled()
  expect(await provider.request(connect)).toEqual([address])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect(await provider.request(sign)).toBe(`signed ["0x00","${address}"]`)
  expect(keys.requests.map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'personal_sign',
  ])
  expect(keys.open).toHaveBeenCalledOnce()
})

test('parameters: metadata, networks', async () => {
  const { keys, provider } = await start()
  await provider.request(connect)
  expect(keys.requests[0]?.params).toMatchObject({
    appName: 'Harbour',
    appLogoUrl: 'https://harbour.example/icon.png',
    appChainIds: [8453, 1],
  })
})

test('parameters: keysUrl', async () => {
  const { keys } = await start()
  const keysUrl = 'https://keys.example/connect'
  const provider = await loadCoinbaseProvider({ metadata, networks, keysUrl })
  void fail(provider.request(connect))
  await vi.waitFor(() => expect(keys.open).toHaveBeenCalledOnce())
  expect(String(keys.open.mock.calls[0]?.[0])).toMatch(/^https:\/\/keys\.example\/connect\?/)
})

test('behavior: before it is connected nobody is, and no window opens for the question', async () => {
  const { keys, provider } = await start()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(keys.open).not.toHaveBeenCalled()
})

test('behavior: no service hears of any of it', async () => {
  const { provider } = await start()
  await provider.request(connect)
  await provider.request(sign)
  // Once the page itself, for the header that decides whether it can talk to its popup.
  expect(fetched.mock.calls).toEqual([['http://localhost:3000/', { method: 'HEAD' }]])
})

test('behavior: events reach who listens, until they stop', async () => {
  const { provider } = await start()
  const heard = vi.fn()
  provider.on?.('accountsChanged', heard)
  await provider.request(connect)
  expect(heard.mock.calls).toEqual([[[address]]])
  provider.removeListener?.('accountsChanged', heard)
  await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  await provider.request(connect)
  expect(heard).toHaveBeenCalledOnce()
})

test('behavior: wallet_revokePermissions forgets the visitor', async () => {
  const { provider } = await start()
  await provider.request(connect)
  const gone = vi.fn()
  provider.on?.('disconnect', gone)
  expect(await provider.request({ method: 'wallet_revokePermissions' })).toBe(null)
  expect(gone).toHaveBeenCalledOnce()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('error: a window that the browser blocks is a button away, and leaves nothing in the page', async () => {
  const { keys, provider } = await start({ isBlocked: [true, true] })
  for (const attempt of [1, 2]) {
    expect(await catchError(provider.request(connect))).toMatchObject({
      code: 'WALLET_POPUP_BLOCKED',
      context: { wallet: 'Coinbase Wallet' },
    })
    expect(keys.open).toHaveBeenCalledTimes(attempt)
    await Promise.resolve()
    expect(document.body.textContent).toBe('')
    expect(window.open).toBe(keys.open)
  }
  expect(await provider.request(connect)).toEqual([address])
  expect(keys.requests).toHaveLength(1)
})

test('error: a window that is blocked for a later request', async () => {
  const { keys, provider } = await start({ isBlocked: [false, true] })
  await provider.request(connect)
  keys.close()
  expect(await catchError(provider.request(sign))).toMatchObject({ code: 'WALLET_POPUP_BLOCKED' })
  expect(await provider.request(sign)).toMatch(/^signed/)
})

test('error: a window that the visitor closes', async () => {
  const { keys, provider } = await start({ connects: () => new Promise(() => {}) })
  const request = fail(provider.request(connect))
  await vi.waitFor(() => expect(keys.requests).toHaveLength(1))
  keys.close()
  const error = await request
  const parts = { doing: 'connect', wallet: 'Coinbase Wallet', subject: connect.method } as const
  expect(translateProviderError({ error, ...parts })).toMatchObject({
    code: 'CONNECTION_USER_REJECTED',
  })
})

test('error: what the visitor declines', async () => {
  const { provider } = await start()
  await provider.request(connect)
  const request = { method: 'eth_sendTransaction', params: [{ to: address }] }
  expect(await fail(provider.request(request))).toMatchObject({ code: 4001 })
})
