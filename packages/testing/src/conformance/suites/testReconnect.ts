import { expect, vi } from 'vitest'
import { changesOf } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testReconnect({ check }: Suite): void {
  check('reconnect: the next visit has the same connection, and nobody is asked', async (page) => {
    const connection = await page.connect()
    page.reload()
    expect(page.adapter.hasSession()).toBe(true)
    expect(await page.adapter.reconnect()).toEqual(connection)
    expect(page.adapter.getConnection()).toEqual(connection)
    expect(changesOf(page)).toEqual(['accountChanged'])
    expect(page.wallet.promptCount).toBe(1)
  })

  check('reconnect: a first visit has nothing to restore', async (page) => {
    expect(await page.adapter.reconnect()).toBeNull()
    expect(changesOf(page)).toEqual([])
    expect([page.wallet.promptCount, page.other.promptCount]).toEqual([0, 0])
  })

  check('reconnect: what was disconnected stays so', async (page) => {
    await page.connect()
    await page.adapter.disconnect()
    page.reload()
    expect(page.adapter.hasSession()).toBe(false)
    expect(await page.adapter.reconnect()).toBeNull()
    expect(page.adapter.getConnection()).toBeNull()
  })

  check('reconnect: a locked wallet comes back when it is unlocked', async (page) => {
    const { accounts } = await page.connect()
    page.wallet.lock()
    page.reload()
    expect(await page.adapter.reconnect()).toBeNull()
    page.wallet.unlock()
    await vi.waitFor(() => expect(page.adapter.getConnection()?.accounts).toEqual(accounts))
    expect(page.wallet.promptCount).toBe(1)
  })

  check('reconnect: a wallet that never answers is not waited for', async (page) => {
    await page.connect()
    page.wallet.answer('never')
    page.reload()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const restored = page.adapter.reconnect()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await restored).toBeNull()
    expect(page.adapter.getConnection()).toBeNull()
  })

  check('reconnect: overtaken by a disconnect, nothing comes back', async (page) => {
    await page.connect()
    page.reload()
    const restored = page.adapter.reconnect()
    await page.adapter.disconnect()
    await restored
    expect(page.adapter.getConnection()).toBeNull()
    expect(page.adapter.hasSession()).toBe(false)
  })
}
