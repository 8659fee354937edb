import { expect, test, vi } from 'vitest'
import { catchError } from '../../test/catchError.ts'
import { createFakeProvider } from '../../test/createFakeProvider.ts'
import { createLazyProvider } from './createLazyProvider.ts'
import type { Eip1193Provider } from './eip1193Provider.ts'

const accounts = { method: 'eth_accounts' }

test('default', async () => {
  const wallet = createFakeProvider({ eth_accounts: ['0x1'] })
  const load = vi.fn(async () => wallet)
  const provider = createLazyProvider({ load })
  expect(load).not.toHaveBeenCalled()
  expect(await provider.request(accounts)).toEqual(['0x1'])
  expect(await provider.request(accounts)).toEqual(['0x1'])
  expect(wallet.requests).toEqual([accounts, accounts])
  expect(load).toHaveBeenCalledOnce()
})

test('behavior: requests at the same time load once, and arrive in their order', async () => {
  const wallet = createFakeProvider()
  const load = vi.fn(async () => wallet)
  const provider = createLazyProvider({ load })
  const methods = ['a', 'b', 'c']
  await Promise.all(methods.map((method) => provider.request({ method })))
  expect(wallet.requests.map(({ method }) => method)).toEqual(methods)
  expect(load).toHaveBeenCalledOnce()
})

test('behavior: listening loads nothing, and counts from before the first request', async () => {
  const wallet = createFakeProvider({ eth_accounts: () => wallet.emit('accountsChanged', ['0x2']) })
  const load = vi.fn(async () => wallet)
  const provider = createLazyProvider({ load })
  const heard = vi.fn()
  const removed = vi.fn()
  provider.on('accountsChanged', heard)
  provider.on('accountsChanged', removed)
  provider.removeListener('accountsChanged', removed)
  provider.removeListener('chainChanged', heard)
  expect(load).not.toHaveBeenCalled()

  await provider.request(accounts)
  expect(heard.mock.calls).toEqual([[['0x2']]])
  expect(removed).not.toHaveBeenCalled()
})

test('behavior: what came before the load and what comes after it are both taken away', async () => {
  const wallet = createFakeProvider()
  const provider = createLazyProvider({ load: async () => wallet })
  const [early, late] = [vi.fn(), vi.fn()]
  provider.on('disconnect', early)
  await provider.request(accounts)
  provider.on('disconnect', late)
  wallet.emit('disconnect', undefined)
  provider.removeListener('disconnect', early)
  provider.removeListener('disconnect', late)
  wallet.emit('disconnect', undefined)
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1])
  expect(wallet.countListeners()).toBe(0)
})

test('behavior: who stops to listen while it loads is not told', async () => {
  const wallet = createFakeProvider()
  const provider = createLazyProvider({ load: async () => wallet })
  const heard = vi.fn()
  provider.on('connect', heard)
  const request = provider.request(accounts)
  provider.removeListener('connect', heard)
  await request
  expect(wallet.countListeners()).toBe(0)
})

test('behavior: a wallet without events is no failure', async () => {
  const wallet: Eip1193Provider = { request: async () => 'done' }
  const provider = createLazyProvider({ load: async () => wallet })
  provider.on('connect', () => undefined)
  expect(await provider.request(accounts)).toBe('done')
  expect(() => provider.on('connect', () => undefined)).not.toThrow()
  expect(() => provider.removeListener('connect', () => undefined)).not.toThrow()
})

test('behavior: errors of the wallet pass as they are', async () => {
  const rejection = Object.assign(new Error('No'), { code: 4001 })
  const load = vi.fn(async () => ({ request: () => Promise.reject(rejection) }))
  const provider = createLazyProvider({ load })
  await expect(provider.request(accounts)).rejects.toBe(rejection)
  await expect(provider.request(accounts)).rejects.toBe(rejection)
  expect(load).toHaveBeenCalledOnce()
})

test('error: a failed load rejects all who waited, and is tried again', async () => {
  const wallet = createFakeProvider({ eth_accounts: ['0x1'] })
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(async () => wallet).mockRejectedValueOnce(cause)
  const provider = createLazyProvider({ load })
  const heard = vi.fn()
  provider.on('accountsChanged', heard)

  const requests = [provider.request(accounts), provider.request(accounts)]
  for (const request of requests)
    expect(await catchError(request)).toMatchObject({ code: 'UI_LOAD_FAILED', cause })
  expect(load).toHaveBeenCalledOnce()

  expect(await provider.request(accounts)).toEqual(['0x1'])
  expect(load).toHaveBeenCalledTimes(2)
  wallet.emit('accountsChanged', [])
  expect(heard).toHaveBeenCalledOnce()
})

test('error: a load that throws at once is a failed load', async () => {
  const load = () => {
    throw new Error('Refused')
  }
  expect(await catchError(createLazyProvider({ load }).request(accounts))).toMatchObject({
    code: 'UI_LOAD_FAILED',
  })
})
