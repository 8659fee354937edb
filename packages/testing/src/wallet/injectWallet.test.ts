import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

test('default', () => {
  const target: EventTarget & { ethereum?: unknown } = new EventTarget()
  let seen: unknown
  target.addEventListener('ethereum#initialized', () => {
    seen = target.ethereum
  })
  const { wallet } = setUpWallet()
  const stop = wallet.inject(target)
  expect(seen).toBe(wallet.provider)
  stop()
  expect('ethereum' in target).toBe(false)
})

test('behavior: puts back what was there, unless another wallet came later', () => {
  const target: EventTarget & { ethereum?: unknown } = new EventTarget()
  const first = setUpWallet().wallet
  const second = setUpWallet().wallet
  const stopFirst = first.inject(target)
  const stopSecond = second.inject(target)
  stopFirst()
  expect(target.ethereum).toBe(second.provider)
  stopSecond()
  expect(target.ethereum).toBe(first.provider)
})
