import { expect } from 'vitest'
import { changesOf, codeOf } from '../page.ts'
import type { Suite } from '../suite.ts'
import { withinTurns } from '../withinTurns.ts'

export function testNetwork({ check, requires }: Suite): void {
  const checkSwitch = requires('network:switch')
  checkSwitch('network: switched, the connection is there when it resolves', async (page) => {
    const { accounts } = await page.connect()
    const [, network] = page.networks
    await page.adapter.features['network:switch']?.({ network })
    const { caipNetworkId } = network
    expect(page.adapter.getConnection()).toMatchObject({ caipNetworkId })
    expect(page.adapter.getConnection()?.accounts).toHaveLength(accounts.length)
    if (page.wallet.selectNetwork) expect(page.wallet.caipNetworkId).toBe(caipNetworkId)
    page.reload()
    expect(await page.adapter.reconnect()).toMatchObject({ caipNetworkId })
  })

  checkSwitch('network: declined, everything stays as it was', async (page) => {
    if (!page.wallet.selectNetwork) return page.skip('the wallet has no network of its own')
    const before = await page.connect()
    page.wallet.answer('reject')
    const switching = page.adapter.features['network:switch']?.({ network: page.networks[1] })
    expect(await codeOf(switching ?? Promise.resolve())).toBe('NETWORK_SWITCH_REJECTED')
    expect(page.adapter.getConnection()).toEqual(before)
    expect(page.wallet.caipNetworkId).toBe(before.caipNetworkId)
  })

  checkSwitch('network: nothing is switched where nothing is connected', async (page) => {
    const switching = page.adapter.features['network:switch']?.({ network: page.networks[1] })
    expect(await codeOf(switching ?? Promise.resolve())).toBe('CONNECTION_NOT_CONNECTED')
  })

  check('network: the wallet moves by itself', async (page) => {
    if (!page.wallet.selectNetwork) return page.skip('the wallet has no network of its own')
    const { caipNetworkId } = page.networks[1]
    await page.connect()
    page.wallet.selectNetwork(caipNetworkId)
    await withinTurns(() => expect(page.adapter.getConnection()).toMatchObject({ caipNetworkId }))
    expect(changesOf(page).at(-1)).toMatch(/^(?:network|account)Changed$/)
  })
}
