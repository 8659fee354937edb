import { expect, vi } from 'vitest'
import { changesOf } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testDisconnect({ check }: Suite): void {
  check('disconnect: ends, is told once and forgotten', async (page) => {
    await page.connect()
    await page.adapter.disconnect()
    expect(page.adapter.getConnection()).toBeNull()
    expect(page.adapter.hasSession()).toBe(false)
    expect(changesOf(page)).toEqual(['accountChanged', 'disconnected'])
  })

  check('disconnect: a wallet that never answers is not waited for', async (page) => {
    await page.connect()
    page.wallet.answer('never')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const ended = page.adapter.disconnect()
    await vi.advanceTimersByTimeAsync(2000)
    await ended
    expect(page.adapter.getConnection()).toBeNull()
    expect(page.adapter.hasSession()).toBe(false)
  })

  check('disconnect: where nothing is connected, nothing happens', async (page) => {
    await page.adapter.disconnect()
    expect(changesOf(page)).toEqual([])
  })

  check('disconnect: the wallet can be connected again, and is asked', async (page) => {
    await page.connect()
    await page.adapter.disconnect()
    await page.connect()
    expect(page.wallet.promptCount).toBe(page.wallet.remembersSite ? 1 : 2)
    expect(changesOf(page)).toEqual(['accountChanged', 'disconnected', 'accountChanged'])
  })

  check('disconnect: what the wallet says afterwards is none of ours', async (page) => {
    await page.connect()
    await page.adapter.disconnect()
    page.wallet.selectAccount(page.wallet.addresses[1])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.adapter.getConnection()).toBeNull()
    expect(changesOf(page)).toEqual(['accountChanged', 'disconnected'])
  })
}
