// @vitest-environment node

import { expectLinear } from '@cleat/core/test/expectLinear'
import { parseAddress } from '@cleat/signatures/bip122'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTransfers } from '../test/openTransfers.ts'
import { payers } from '../test/payers.ts'
import { startIndex } from '../test/startIndex.ts'
import { measureAll } from './measureAll.ts'
import { toSpending } from './toSpending.ts'
import { writePayment } from './writePayment.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'

async function read(parameters: {
  values: readonly number[]
  payer?: (typeof payers)['wpkh']
  to?: string
}): Promise<bigint> {
  const { values, payer = payers.wpkh } = parameters
  await using index = await startIndex({
    'GET /fee-estimates': { 3: 5 },
    [`GET /address/${payer.address}/utxo`]: values.map((value, vout) => ({
      ...{ txid: 'a'.repeat(64), vout, value },
    })),
  })
  const { transfers, pay } = openTransfers({ accounts: [payer], urls: [index.url] })
  return await transfers.getMaxSendable(pay({ to: parameters.to ?? to }))
}

test('default', async () => {
  // 190 bytes at 5 satoshis for two coins, and 122 for one.
  expect(await read({ values: [20_000, 10_000] })).toBe(29_050n)
  expect(await read({ values: [20_000] })).toBe(19_390n)
})

test('behavior: a coin that costs more than it brings is left', async () => {
  expect(await read({ values: [20_000, 200] })).toBe(await read({ values: [20_000] }))
})

test('behavior: a receiver that is not known yet is the largest there is', async () => {
  expect(await read({ values: [20_000], to: '' })).toBe(await read({ values: [20_000] }))
})

test('behavior: nothing where the rest would be dust, or less', async () => {
  for (const values of [[], [100], [900], [610 + 329]]) expect(await read({ values })).toBe(0n)
  expect(await read({ values: [610 + 330] })).toBe(330n)
})

test('behavior: never too much for a wallet whose coins nobody knows how to spend', async () => {
  const payer = { address: payers.sh.address, type: 'payment' } as const
  const known = await read({ values: [20_000, 10_000], payer: payers.sh })
  const unknown = await read({ values: [20_000, 10_000], payer })
  expect(unknown).toBeGreaterThan(0n)
  expect(unknown).toBeLessThan(known)
})

test('behavior: four times the coins take no more than their share of time', async () => {
  const values = Array.from({ length: 3000 }, (_, at) => 10_000 + at)
  await expectLinear((size) => read({ values: values.slice(0, size), payer: payers.sh }), {
    size: values.length,
  })
})

test('behavior: no more coins than one transaction holds', async () => {
  const values = Array.from({ length: 3000 }, (_, at) => 10_000 + at)
  const max = await read({ values, payer: payers.sh })
  const largest = values.slice(-1000).reduce((total, value) => total + BigInt(value), 0n)
  const weight = ((largest - max) * 4n) / 5n
  expect(weight).toBeGreaterThan(300_000n)
  expect(weight).toBeLessThan(400_000n)
})

test('property: the maximum can be paid, and not a satoshi more', () => {
  const anyValue = fc.integer({ min: 1, max: 10_000_000 })
  const anyKind = fc.constantFrom('wpkh', 'sh', 'tr')
  const anyReceiver = fc.constantFrom(to, ...Object.values(payers).map(({ address }) => address))
  fc.assert(
    fc.property(
      fc.array(anyValue, { minLength: 1, maxLength: 8 }),
      ...[anyKind, anyReceiver, fc.bigInt({ min: 1n, max: 1000n })],
      (values: number[], kind: 'wpkh' | 'sh' | 'tr', receiver: string, feeRate: bigint) => {
        const { address, publicKey } = payers[kind]
        const own = parseAddress({ address, network: 'regtest' })
        const script = parseAddress({ address: receiver, network: 'regtest' })?.script
        const spending = own && toSpending(own, publicKey)
        if (!own || !script || !spending) throw new Error('The account cannot pay.')
        const coins = values.map((value, vout) => ({ txid: 'a'.repeat(64), vout, value }))
        const shared = { own, spending, network: 'regtest', coins, feeRate } as const
        const { total, fee } = measureAll({ ...shared, script })
        const max = total - fee
        if (max < 546n) return
        const write = (amount: bigint) => writePayment({ ...shared, to: { script, amount } })
        expect(write(max)?.fee).toBe(fee)
        expect(write(max + 1n)).toBeUndefined()
      },
    ),
    { numRuns: 60 },
  )
})
