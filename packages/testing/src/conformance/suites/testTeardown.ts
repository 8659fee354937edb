import { expect } from 'vitest'
import type { Suite } from '../suite.ts'

export function testTeardown({ check }: Suite): void {
  check('teardown: no listener is left and nothing is told any more', async (page) => {
    await page.connect()
    await page.settle()
    expect(page.wallet.listenerCount).toBeGreaterThan(0)
    page.stop()
    expect(page.wallet.listenerCount).toBe(0)
    const { length } = page.events
    page.wallet.selectAccount(page.wallet.addresses[1])
    page.late.appear()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.events).toHaveLength(length)
  })

  check('teardown: started again, it works as before', async (page) => {
    page.stop()
    page.start()
    page.stop()
    page.start()
    await page.connect()
    expect(page.adapter.getConnection()?.connectorId).toBe(page.wallet.connectorId)
    page.stop()
    expect(page.wallet.listenerCount).toBe(0)
  })
}
