import { expect, vi } from 'vitest'
import type { Suite } from '../suite.ts'

export function testDiscover({ check }: Suite): void {
  check('discover: wallets that are there are listed at once, each one time', async (page) => {
    const { wallet, other, adapter } = page
    const ids = page.connectors.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([wallet.connectorId, other.connectorId]))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { chain, chains } of page.connectors) {
      expect(chain).toBe(adapter.namespace)
      expect(chains).toContain(adapter.namespace)
    }
  })

  check('discover: a wallet that arrives late is listed too', async (page) => {
    const { connectorId } = page.late
    expect(page.connectors.map(({ id }) => id)).not.toContain(connectorId)
    page.late.appear()
    await vi.waitFor(() => expect(page.connectors.map(({ id }) => id)).toContain(connectorId))
  })

  check('discover: nobody is asked for anything', async ({ wallet, other, adapter }) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([wallet.promptCount, other.promptCount]).toEqual([0, 0])
    expect(adapter.getConnection()).toBeNull()
    expect(adapter.hasSession()).toBe(false)
  })

  check('discover: connectors are plain data with a safe picture', async ({ connectors }) => {
    expect(structuredClone(connectors)).toEqual(connectors)
    for (const { id, name, imageUrl } of connectors) {
      expect(id).not.toBe('')
      expect(name).not.toBe('')
      if (imageUrl !== undefined) expect(imageUrl).toMatch(/^(?:data:image\/|https:\/\/)/)
    }
  })
}
