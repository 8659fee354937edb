// @vitest-environment jsdom

import { mainnet } from '@cleat/core/test/networks'
import { afterEach, expect, test, vi } from 'vitest'
import { createCoinbaseProvider } from './createCoinbaseProvider.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('default', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
  const metadata = { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] }
  const provider = createCoinbaseProvider({ metadata, networks: [mainnet] })
  provider.on('accountsChanged', () => undefined)
  // The SDK signs the page's storage as soon as it starts.
  expect(localStorage).toHaveLength(0)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})
