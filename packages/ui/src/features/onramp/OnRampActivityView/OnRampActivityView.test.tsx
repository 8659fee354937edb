import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { toOrder } from '../../../test/onrampStates.ts'
import { renderOnramp } from '../../../test/renderOnramp.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const routes = [{ name: 'OnRampActivity' }] as const
const rows = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

test('default', async () => {
  const orders = [
    toOrder({ id: 'a', status: 'awaitingUser' }),
    toOrder({ id: 'b', status: 'delivered', received: '486.1' }),
    toOrder({ id: 'c', address: '0x01' }),
  ]
  const { kit, user } = await renderOnramp({ orders, routes })
  expect(screen.getByRole('dialog', { name: 'Your purchases' })).toBeTruthy()
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toMatch(/97\.02 USDC\w+ \d+ · \$100 · CoinbaseWaiting/)
  expect(rows()[0]).toContain('Waiting for you')
  expect(rows()[1]).toContain('486.1 USDC')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: /Waiting for you/ }))
  expect(kit.controllers.router.current()).toEqual({ name: 'BuyInProgress', orderId: 'a' })
}, 20_000)

test('behavior: only what has ended can be removed', async () => {
  const orders = [
    toOrder({ id: 'a', status: 'processing' }),
    toOrder({ id: 'b', status: 'failed' }),
  ]
  const { onramp, user } = await renderOnramp({ orders, routes })
  await user.click(screen.getByRole('button', { name: 'Remove from list' }))
  expect(onramp.orders.map(({ id }) => id)).toEqual(['a'])
  expect(screen.queryByRole('button', { name: 'Remove from list' })).toBeNull()
})

test('behavior: empty, it leads to the form', async () => {
  const { kit, user } = await renderOnramp({ routes })
  expect(screen.getByText('No purchases yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Buy tokens' }))
  expect(kit.controllers.router.current().name).toBe('OnRampProviders')
})

test('behavior: offline says so, and looks again once it is online', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { onramp, step } = await renderOnramp({ orders: [toOrder({ id: 'a' })], routes })
  expect(screen.getByText(/^You’re offline/)).toBeTruthy()
  isOnline.mockReturnValue(true)
  await step(() => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(onramp.asked).toContain('resumeOrder a'))
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
})
