import { expect, vi } from 'vitest'
import { changesOf } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testEvents({ check }: Suite): void {
  check('events: a locked wallet is disconnected, and back when it is unlocked', async (page) => {
    const connection = await page.connect()
    page.wallet.lock()
    await vi.waitFor(() => expect(page.adapter.getConnection()).toBeNull())
    page.wallet.unlock()
    await vi.waitFor(() => expect(page.adapter.getConnection()).toEqual(connection))
    expect(changesOf(page)).toEqual(['accountChanged', 'disconnected', 'accountChanged'])
    expect(page.wallet.promptCount).toBe(1)
  })

  check('events: a locked wallet that moves to another chain stays disconnected', async (page) => {
    if (!page.wallet.selectNetwork) return page.skip('the wallet has no network of its own')
    await page.connect()
    const { caipNetworkId } = page.networks[1]
    page.wallet.lock()
    await vi.waitFor(() => expect(page.adapter.getConnection()).toBeNull())
    page.wallet.selectNetwork(caipNetworkId)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.adapter.getConnection()).toBeNull()
    page.wallet.unlock()
    await vi.waitFor(() => expect(page.adapter.getConnection()).toMatchObject({ caipNetworkId }))
    expect(changesOf(page)).toEqual(['accountChanged', 'disconnected', 'accountChanged'])
  })

  check('events: each change of many is told, and the last one stands', async (page) => {
    await page.connect()
    const [first, second] = page.wallet.addresses
    for (let round = 0; round < 10; round++)
      page.wallet.selectAccount(round % 2 === 0 ? second : first)
    page.wallet.selectAccount(second)
    await vi.waitFor(() => expect(page.adapter.getConnection()?.accounts[0].address).toBe(second))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.adapter.getConnection()?.accounts[0].address).toBe(second)
  })

  check('events: a wallet that is not connected is not listened to', async (page) => {
    await page.connect({ wallet: page.other })
    page.wallet.selectAccount(page.wallet.addresses[1])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.adapter.getConnection()?.connectorId).toBe(page.other.connectorId)
    expect(changesOf(page)).toEqual(['accountChanged'])
    expect(page.wallet.listenerCount).toBe(0)
  })
}
