import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import { now, openedOrder, openFixture, usdcOnBase } from '../test/openFixture.ts'
import { createMeldLink } from './createMeldLink.ts'

const { signal } = new AbortController()
const region = { country: 'US', subdivision: undefined }
const meld = createMeldLink({
  config: {
    ...{ id: 'meld', key: undefined, publicKey: 'WXETMuFUQmqqybHuRkSgxv:25B8LJHSfpG6LVjR2ytU5C' },
    ...{ webhookSecret: undefined, url: undefined },
  },
  now: () => now,
})

test('default', async () => {
  const { url } = await meld.open(openFixture('USDC'))
  const page = new URL(url)
  expect(page.origin).toBe('https://meldcrypto.com')
  expect(Object.fromEntries(page.searchParams)).toEqual({
    publicKey: 'WXETMuFUQmqqybHuRkSgxv:25B8LJHSfpG6LVjR2ytU5C',
    destinationCurrencyCode: 'USDC',
    walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    externalCustomerId: 'demo',
  })
})

test('behavior: SOL on Solana, and USDC elsewhere', async () => {
  const { assets, payments } = await meld.options({ region, signal })
  const codes = assets.map(({ network, code }) => [network.namespace, code].join(' '))
  expect(new Set(codes)).toEqual(new Set(['eip155 USDC', 'solana SOL']))
  expect(payments).toEqual([])
})

test('behavior: there are no prices and no news', async () => {
  const wanted = { asset: usdcOnBase('USDC'), currency: 'USD', amount: '1', method: undefined }
  await expect(meld.quote({ ...wanted, region, signal })).rejects.toMatchObject({
    code: 'NOT_OFFERED',
  })
  expect(await meld.status({ order: openedOrder(), signal })).toBeUndefined()
  const webhook = { url: undefined, headers: new Headers(), rawBody: new Uint8Array(), now }
  await expect(meld.readWebhook(webhook)).rejects.toThrow(WebhookRefusedError)
})
