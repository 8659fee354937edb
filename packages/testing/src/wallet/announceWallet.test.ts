import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

test('default', () => {
  const { wallet } = setUpWallet()
  const target = new EventTarget()
  const details: { info: unknown; provider: unknown }[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) details.push(event.detail)
  })
  const stop = wallet.announce(target)
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(details).toHaveLength(2)
  expect(details[0]).toBe(details[1])
  expect(details[0]).toEqual({ info: wallet.info, provider: wallet.provider })
  expect(Object.isFrozen(details[0])).toBe(true)
  expect(Object.isFrozen(details[0]?.info)).toBe(true)
  stop()
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(details).toHaveLength(2)
})
