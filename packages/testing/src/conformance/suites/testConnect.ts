import { expect, vi } from 'vitest'
import { changesOf, codeOf } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testConnect({ check }: Suite): void {
  check('connect: resolves with what is reported and kept', async (page) => {
    const { adapter, wallet, networks } = page
    const connection = await page.connect()
    expect(connection).toMatchObject({
      connectorId: wallet.connectorId,
      caipNetworkId: networks[0].caipNetworkId,
    })
    expect(connection.accounts.map(({ address }) => address)).toEqual(wallet.addresses)
    expect(adapter.getConnection()).toEqual(connection)
    expect(adapter.hasSession()).toBe(true)
    expect(changesOf(page)).toEqual(['accountChanged'])
    expect(wallet.promptCount).toBe(1)
  })

  check('connect: only the wallet that was meant is asked', async (page) => {
    await page.connect({ wallet: page.other })
    expect([page.wallet.promptCount, page.other.promptCount]).toEqual([0, 1])
    expect(page.adapter.getConnection()?.connectorId).toBe(page.other.connectorId)
  })

  check('connect: a visitor who declines', async (page) => {
    page.wallet.answer('reject')
    expect(await codeOf(page.connect())).toBe('CONNECTION_USER_REJECTED')
    expectNothing(page)
  })

  check('connect: a wallet that shares no account', async (page) => {
    page.wallet.answer('none')
    expect(await codeOf(page.connect())).toBe('CONNECTION_NO_ACCOUNTS')
    expectNothing(page)
  })

  check('connect: a wallet that fails is told of, and may be tried again', async (page) => {
    page.wallet.answer('fail')
    expect(await codeOf(page.connect())).toMatch(/^(?:CONNECTION|WALLET)_/)
    expectNothing(page)
    page.wallet.answer('approve')
    await page.connect()
    expect(changesOf(page)).toEqual(['accountChanged'])
  })

  check('connect: a connector that is not there', async (page) => {
    const { signal } = new AbortController()
    const attempt = page.adapter.connect({ connectorId: 'nobody', signal })
    expect(await codeOf(attempt)).toBe('WALLET_NOT_INSTALLED')
  })

  check('connect: given up, a late answer changes nothing', async (page) => {
    page.wallet.answer('hold')
    const controller = new AbortController()
    const reason = new Error('given up')
    const attempt = page.connect({ signal: controller.signal })
    await vi.waitFor(() => expect(page.wallet.promptCount).toBe(1))
    controller.abort(reason)
    await expect(attempt).rejects.toBe(reason)
    page.wallet.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expectNothing(page)
  })

  check('connect: given up before it began, nobody is asked', async (page) => {
    const reason = new Error('given up')
    await expect(page.connect({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expectNothing(page)
  })

  check('connect: no chain is switched', async (page) => {
    const { wallet, networks } = page
    if (!wallet.selectNetwork) return page.skip('the wallet has no network of its own')
    wallet.selectNetwork(networks[1].caipNetworkId)
    expect(await page.connect()).toMatchObject({ caipNetworkId: networks[1].caipNetworkId })
    expect(wallet.caipNetworkId).toBe(networks[1].caipNetworkId)
  })
}

function expectNothing(page: Parameters<typeof changesOf>[0]): void {
  expect(page.adapter.getConnection()).toBeNull()
  expect(page.adapter.hasSession()).toBe(false)
  expect(changesOf(page)).toEqual([])
}
