import { expect } from 'vitest'
import type { Suite } from '../suite.ts'
import { withinTurns } from '../withinTurns.ts'

/** Milliseconds for another tab to follow, on a busy machine too. */
const timeout = 10_000

export function testTabs({ check, requires }: Suite): void {
  check('tabs: what is connected and disconnected in one is so in the other', async (page) => {
    const tab = await page.openTab()
    try {
      await tab.after(() => page.connect())
      const connection = page.adapter.getConnection()
      expect(connection).not.toBeNull()
      await expect.poll(() => tab.adapter.getConnection(), { timeout }).toEqual(connection)
      await tab.after(() => page.adapter.disconnect())
      await expect.poll(() => tab.adapter.getConnection(), { timeout }).toBeNull()
      expect(page.wallet.promptCount).toBe(1)
    } finally {
      tab.close()
    }
  })

  check('tabs: each reports another account of the wallet soon', async (page) => {
    const tab = await page.openTab()
    try {
      await tab.after(() => page.connect())
      await expect.poll(() => tab.adapter.getConnection(), { timeout }).not.toBeNull()
      const [, second] = page.wallet.addresses
      page.wallet.selectAccount(second)
      const used = () =>
        [page.adapter, tab.adapter].map((one) => one.getConnection()?.accounts[0].address)
      await withinTurns(() => expect(used()).toEqual([second, second]))
    } finally {
      tab.close()
    }
  })

  const checkSeveral = requires('connections:list', 'connection:end')

  checkSeveral('tabs: one of several is ended in the other tab as well', async (page) => {
    const tab = await page.openTab()
    const list = () =>
      tab.adapter.features['connections:list']?.().map(({ connectorId }) => connectorId)
    try {
      await tab.after(() => page.connect())
      await tab.after(() => page.connect({ wallet: page.other }))
      const { connectorId } = page.other
      // Each tab keeps the wallet that it had in use.
      await expect.poll(list, { timeout }).toEqual([page.wallet.connectorId, connectorId])
      await tab.after(async () => page.adapter.features['connection:end']?.({ connectorId }))
      await expect.poll(list, { timeout }).toEqual([page.wallet.connectorId])
    } finally {
      tab.close()
    }
  })
}
