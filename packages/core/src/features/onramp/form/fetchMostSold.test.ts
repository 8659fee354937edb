import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestOnramp, sell } from '../../../test/createTestOnramp.ts'
import { base, mainnetId } from '../../../test/networks.ts'
import { soldToken } from '../../../test/onrampBodies.ts'
import { json, startFakeApi } from '../../../test/startFakeApi.ts'
import type { AskedPurchase } from '../offers/createOnrampApi.ts'
import { fetchMostSold } from './fetchMostSold.ts'

const service = startFakeApi()

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const coin = `${mainnetId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`

async function ask(parameters: {
  prices?: () => Response
  token?: string
  paymentCurrency?: string
}): Promise<number | undefined> {
  const { prices, token, paymentCurrency = 'USD' } = parameters
  sell(service, { prices })
  const { runtime } = await createTestOnramp()
  const network = { name: 'ethereum-mainnet', displayName: base.name, reference: '1' }
  const purchase: AskedPurchase = {
    ...{ amount: '100', paymentCurrency, assetId: 'x', symbol: 'X', provider: 'meld' },
    network: { ...network, ...(token && { token }) },
  }
  return await fetchMostSold({ kit: runtime }, { purchase, caipNetworkId: mainnetId })
}

const said = (address: string, price: number) => () => json({ fungibles: [{ address, price }] })

test('default: a tenth more than what is paid is worth', async () => {
  const prices = said(`${mainnetId}:${soldToken}`, 0.5)
  expect(await ask({ token: soldToken, prices })).toBeCloseTo(220)
})

test('behavior: the native coin', async () => {
  expect(await ask({ prices: said(coin, 2500) })).toBeCloseTo(0.044)
})

test.each<[string, Parameters<typeof ask>[0]]>([
  ['another currency', { paymentCurrency: 'EUR', prices: said(coin, 1) }],
  ['a price of another token', { token: soldToken, prices: said(coin, 1) }],
  ['no price', {}],
  ['a price of nothing', { prices: said(coin, 0) }],
  ['an address that is none', { token: 'a:b:c', prices: said(coin, 1) }],
  ['a service that fails', { prices: () => json({}, 400) }],
])('behavior: unknown with %s', async (_, parameters) => {
  expect(await ask(parameters)).toBeUndefined()
})
