import { expect } from 'vitest'
import { changesOf } from '../page.ts'
import type { Suite } from '../suite.ts'
import { withinTurns } from '../withinTurns.ts'

export function testAccounts({ check, requires }: Suite): void {
  check('accounts: another account of the wallet is reported soon', async (page) => {
    await page.connect()
    const [, second] = page.wallet.addresses
    page.wallet.selectAccount(second)
    await withinTurns(() => expect(page.adapter.getConnection()?.accounts[0].address).toBe(second))
    expect(changesOf(page)).toEqual(['accountChanged', 'accountChanged'])
  })

  check('accounts: the same account again is no change', async (page) => {
    await page.connect()
    page.wallet.selectAccount(page.wallet.addresses[0])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changesOf(page)).toEqual(['accountChanged'])
  })

  requires('connection:use')(
    'accounts: one is chosen without a prompt, and stays chosen on the next visit',
    async (page) => {
      const { connectorId } = await page.connect()
      const [first, second] = page.wallet.addresses
      const chosen = await page.adapter.features['connection:use']?.({
        connectorId,
        address: second,
      })
      expect(chosen?.accounts.slice(0, 2).map(({ address }) => address)).toEqual([second, first])
      expect(page.adapter.getConnection()).toEqual(chosen)
      expect(changesOf(page)).toEqual(['accountChanged', 'accountChanged'])
      expect(page.wallet.promptCount).toBe(1)
      page.reload()
      expect(await page.adapter.reconnect()).toEqual(chosen)
    },
  )
}
