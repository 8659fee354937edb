import { embeddedWallet } from '@cleat/embedded-wallet'
import { afterEach, expect, test, vi } from 'vitest'
import { watchLazyCode } from './watchLazyCode.ts'

const code = 'embedded-wallet: ./createEmbeddedWallet.ts'
const origin = 'https://wallet.app.example'

afterEach(() => {
  localStorage.clear()
})

test('default: its code is not asked for with the page', async () => {
  const lazy = watchLazyCode()
  embeddedWallet({ origin })
  // What loads beside the page would be asked for by now.
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(lazy.asked).toEqual([])
})

test('behavior: for a visitor who was logged in it loads before the kit asks', async () => {
  localStorage.setItem('cleat.auth.user', '{}')
  const lazy = watchLazyCode()
  embeddedWallet({ origin })
  await vi.waitFor(() => expect(lazy.asked).toContain(code))
})

test('error: without a network the page goes on, and the kit asks again', async () => {
  localStorage.setItem('cleat.auth.user', '{}')
  const lazy = watchLazyCode()
  lazy.refuse()
  const load = embeddedWallet({ origin })
  await vi.waitFor(() => expect(lazy.asked).toEqual([code]))
  await expect(load({} as never)).rejects.toThrow('Failed to fetch')
  expect(lazy.asked).toEqual([code, code])
})
