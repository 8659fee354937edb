import type { Wallet } from '@wallet-standard/base'
import { expect, test } from 'vitest'
import { createSolanaWallet } from './createSolanaWallet.ts'

test('default', () => {
  const target = new EventTarget()
  const { wallet, register } = createSolanaWallet()
  const before = listen(target)
  const stop = register(target)
  expect(before.wallets).toEqual([wallet])
  stop()
  expect(before.wallets).toEqual([])
})

test('behavior: an app that comes later', () => {
  const target = new EventTarget()
  const { wallet, register, destroy } = createSolanaWallet()
  register(target)
  const after = listen(target)
  expect(after.wallets).toEqual([wallet])
  destroy()
  expect(after.wallets).toEqual([])
  expect(listen(target).wallets).toEqual([])
})

/** An app that follows the Wallet Standard. */
function listen(target: EventTarget): { wallets: Wallet[] } {
  const app = { wallets: [] as Wallet[] }
  const register = (wallet: Wallet) => {
    app.wallets = [...app.wallets, wallet]
    return () => {
      app.wallets = app.wallets.filter((other) => other !== wallet)
    }
  }
  target.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent).detail({ register }),
  )
  target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  return app
}
