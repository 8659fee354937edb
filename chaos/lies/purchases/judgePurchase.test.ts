import { expect, test } from 'vitest'
import type { Asset } from '../../neighbours/startChains.ts'
import type { Scene } from '../scenes/scene.ts'
import { judgePurchase } from './judgePurchase.ts'
import type { PurchaseEnding } from './playPurchase.ts'
import type { ShownPurchase } from './purchaseReview.ts'

const caipNetworkId = 'eip155:1'
const pageUrl = 'http://127.0.0.1:5175'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const assets: Asset[] = [
  { caipNetworkId, symbol: 'ETH', decimals: 18 },
  { caipNetworkId, address: '0x1', symbol: 'USDC', decimals: 6 },
]
const scene: Scene = {
  ...{ name: 'USDC by a card', setUp: { evm: 'ethers', hasData: true }, namespace: 'eip155' },
  ...{ connectorId: 'dev.cleat.harbour', caipNetworkId, how: 'intent', card: 'pays' },
  ...{ symbol: 'USDC', text: '100' },
}
const usd = (amount: string) => ({ amount, currency: 'USD' })
const quote = {
  ...{ provider: 'coinbase', purchaseAmount: { amount: '97.31', currency: 'USDC' } },
  ...{ paymentSubtotal: usd('97.31'), paymentTotal: usd('100.00') },
}
const price = {
  ...{ provider: 'coinbase', amount: '97.31', symbol: 'USDC', fees: 2.69, currency: 'USD' },
}
const sold = {
  ...{ id: 'a', state: 'sent', address, asset: 'USDC', network: 'ethereum' },
  ...{ amount: '97.31', total: '100.00', currency: 'USD' },
}
const shown: ShownPurchase = {
  ...{ status: 'delivered', received: '97.31', address, caipNetworkId, symbol: 'USDC' },
  ...{ paid: '100 USD', about: '97.31' },
}
const paid = { status: 'paid', prices: [price], url: `${pageUrl}/pay/a`, sold, shown } as const
const refused = { status: 'refused', why: 'not sold', prices: [] } as const

function judge({ ending = paid, USDC = 97_310_000n, ETH = 5n }: Given = {}): readonly string[] {
  const before = { block: 1n, amounts: new Map(Object.entries({ ETH: 5n, USDC: 0n })) }
  const after = { block: 2n, amounts: new Map(Object.entries({ ETH, USDC })) }
  return judgePurchase({ assets, scene, ending, before, after, pageUrl, quotes: [quote] })
}

type Given = { ending?: PurchaseEnding; USDC?: bigint; ETH?: bigint }

test('default: what was shown arrived', () => {
  expect(judge()).toEqual([])
})

test.each<[string, Given]>([
  ['called delivered, and is not', { USDC: 0n }],
  ['97.31 is called received, 97309999 came', { USDC: 97_309_999n }],
  ['moved: ETH', { ETH: 4n }],
  [
    'called delivered, and is declined',
    { ending: { ...paid, sold: { ...sold, state: 'declined' } } },
  ],
  ['about 973.1 is shown', { ending: { ...paid, shown: { ...shown, about: '973.1' } } }],
  ['9 is called received', { ending: { ...paid, shown: { ...shown, received: '9' } } }],
  [
    '973.1 is shown, 97.31 arrives',
    { ending: { ...paid, prices: [{ ...price, amount: '973.1' }] } },
  ],
  ['fees of 0 are shown', { ending: { ...paid, prices: [{ ...price, fees: 0 }] } }],
  ['meld has no price', { ending: { ...paid, prices: [{ ...price, provider: 'meld' }] } }],
  ['led to https://lie.test', { ending: { ...refused, url: 'https://lie.test/x' }, USDC: 0n }],
  ['nobody bought', { ending: refused }],
])('error: %s', (fault, given) => {
  expect(judge(given)).toEqual([expect.stringContaining(fault)])
})

test('behavior: the word of a seller is no fault until it is called delivered', () => {
  const sent = { ...shown, status: 'sent', received: undefined } as const
  expect(judge({ ending: { ...paid, shown: sent }, USDC: 0n })).toEqual([])
})
