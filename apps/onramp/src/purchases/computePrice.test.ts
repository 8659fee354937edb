import * as fc from 'fast-check'
import { formatUnits, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { computePrice } from './computePrice.ts'
import { listSoldAssets } from './listSoldAssets.ts'

const assets = listSoldAssets({
  chains: [{ id: 8453, name: 'Base' }],
  hasSolana: true,
  hasBitcoin: true,
})
const [eth, , usdc] = assets

test('default', () => {
  expect(
    computePrice({ asset: usdc!, currency: 'USD', amount: { total: '100' }, feeBps: 250 }),
  ).toEqual({
    total: '100.00',
    subtotal: '97.30',
    providerFee: '2.50',
    networkFee: '0.20',
    crypto: '97.3',
    atoms: 97_300_000n,
  })
  const inEuro = computePrice({
    asset: eth!,
    currency: 'EUR',
    amount: { total: '100' },
    feeBps: 250,
  })
  expect(inEuro).toMatchObject({ subtotal: '97.30', crypto: '0.042032' })
})

test('behavior: the parts are the whole, and what is paid out is not worth more', () => {
  const asset = fc.constantFrom(...assets)
  fc.assert(
    fc.property(
      asset,
      fc.integer({ min: 500, max: 750_000 }),
      fc.nat(1000),
      (sold, cents, feeBps) => {
        const total = formatUnits(BigInt(cents), 2)
        const price = computePrice({ asset: sold, currency: 'USD', amount: { total }, feeBps })
        if (!price) return
        const parts = [price.subtotal, price.providerFee, price.networkFee]
        expect(parts.reduce((sum, part) => sum + parseUnits(part, 2), 0n)).toBe(BigInt(cents))
        const worth = (price.atoms * BigInt(sold.cents)) / 10n ** BigInt(sold.decimals)
        expect(worth).toBeLessThanOrEqual(parseUnits(price.subtotal, 2))
      },
    ),
  )
})

test('behavior: fees come on top of what buys the asset', () => {
  const asked = { asset: usdc!, currency: 'USD', feeBps: 250 }
  const price = { total: '102.70', subtotal: '100.00', providerFee: '2.50', atoms: 100_000_000n }
  expect(computePrice({ ...asked, amount: { subtotal: '100' } })).toMatchObject(price)
  expect(computePrice({ ...asked, amount: { crypto: '100' } })).toMatchObject(price)
  const small = computePrice({ ...asked, asset: eth!, amount: { crypto: '0.0400001' } })
  expect(small).toMatchObject({ subtotal: '100.01', crypto: '0.0400001' })
})

test('error: a currency that is not taken, and an amount that fees use up', () => {
  expect(
    computePrice({ asset: eth!, currency: 'JPY', amount: { total: '100' }, feeBps: 0 }),
  ).toBeUndefined()
  expect(
    computePrice({ asset: eth!, currency: 'USD', amount: { total: '0.2' }, feeBps: 0 }),
  ).toBeUndefined()
  expect(
    computePrice({ asset: eth!, currency: 'USD', amount: { total: '1e9' }, feeBps: 0 }),
  ).toBeUndefined()
})
