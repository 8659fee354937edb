import { expect } from 'vitest'
import { changesOf, codeOf } from '../page.ts'
import type { Suite } from '../suite.ts'
import { sign } from './testSign.ts'

export function testHostileAnswers({ check, requires }: Suite): void {
  check('hostile answers: connecting is answered with nonsense', async (page) => {
    page.wallet.answer('nonsense')
    expect(await codeOf(page.connect())).toMatch(/^(?:WALLET_BAD_ANSWER|CONNECTION_[A-Z_]+)$/)
    expect(page.adapter.getConnection()).toBeNull()
    expect(changesOf(page)).toEqual([])
  })

  requires('message:sign')('hostile answers: signing is answered with nonsense', async (page) => {
    const connection = await page.connect()
    page.wallet.answer('nonsense')
    expect(await codeOf(sign(page, 'Hello'))).toBe('WALLET_BAD_ANSWER')
    expect(page.adapter.getConnection()).toEqual(connection)
  })

  check('hostile answers: broken storage counts as none', async (page) => {
    await page.connect()
    page.stop()
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"broken')
    page.reload()
    await page.adapter.reconnect()
    page.wallet.answer('approve')
    await page.connect()
    expect(page.adapter.getConnection()?.connectorId).toBe(page.wallet.connectorId)
  })
}
