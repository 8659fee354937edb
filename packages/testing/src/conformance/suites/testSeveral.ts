import { expect } from 'vitest'
import { changesOf, codeOf } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testSeveral({ check, requires }: Suite): void {
  check('several: the wallet connected last is in use', async (page) => {
    await page.connect()
    await page.connect({ wallet: page.other })
    expect(page.adapter.getConnection()?.connectorId).toBe(page.other.connectorId)
    expect(changesOf(page)).toEqual(['accountChanged', 'accountChanged'])
    await page.adapter.disconnect()
    expect(page.adapter.getConnection()).toBeNull()
  })

  const checkSeveral = requires('connections:list', 'connection:use', 'connection:end')

  checkSeveral(
    'several: both stay connected, and either is put to use without a prompt',
    async (page) => {
      const { features } = page.adapter
      const first = await page.connect()
      const second = await page.connect({ wallet: page.other })
      expect(features['connections:list']?.()).toEqual([second, first])
      expect(await features['connection:use']?.({ connectorId: first.connectorId })).toEqual(first)
      expect(page.adapter.getConnection()).toEqual(first)
      expect(features['connections:list']?.()).toEqual([first, second])
      expect([page.wallet.promptCount, page.other.promptCount]).toEqual([1, 1])
    },
  )

  checkSeveral('several: both come back on the next visit', async (page) => {
    const first = await page.connect()
    const second = await page.connect({ wallet: page.other })
    page.reload()
    expect(await page.adapter.reconnect()).toEqual(second)
    await expect.poll(() => page.adapter.features['connections:list']?.()).toEqual([second, first])
  })

  checkSeveral('several: one is ended, the other takes its place', async (page) => {
    const { features } = page.adapter
    const first = await page.connect()
    const { connectorId } = await page.connect({ wallet: page.other })
    await features['connection:end']?.({ connectorId })
    expect(page.adapter.getConnection()).toEqual(first)
    expect(features['connections:list']?.()).toEqual([first])
    expect(await codeOf(features['connection:use']?.({ connectorId }) ?? Promise.resolve())).toBe(
      'CONNECTION_NOT_CONNECTED',
    )
    page.reload()
    await page.adapter.reconnect()
    expect(page.adapter.features['connections:list']?.()).toEqual([first])
  })
}
