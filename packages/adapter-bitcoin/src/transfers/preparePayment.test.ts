// @vitest-environment node

import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { openTransfers } from '../test/openTransfers.ts'
import { payers } from '../test/payers.ts'
import { startIndex } from '../test/startIndex.ts'
import type { PsbtPayload } from './payload.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const { address } = payers.wpkh
const taproot = payers.tr.address
const wallet = { lacksTransfer: false }

type Coin = { value: number; isConfirmed?: boolean; isChange?: boolean }

/** An account with coins, and its transfers. */
async function open(parameters: {
  coins: readonly Coin[]
  payer?: (typeof payers)['wpkh']
  rate?: unknown
  wallet?: Parameters<typeof openTransfers>[0]['wallet']
}) {
  const { coins, payer = payers.wpkh, rate = 5, wallet: how } = parameters
  const told = coins.map(({ value, isConfirmed = true }, vout) => ({
    ...{ txid: `${vout}`.padStart(64, 'a'), vout, value },
    status: { confirmed: isConfirmed },
  }))
  const index = await startIndex({
    'GET /fee-estimates': { 3: rate },
    [`GET /address/${payer.address}/utxo`]: told,
    ...Object.fromEntries(
      told.map(({ txid }, at) => {
        const mine = { prevout: { scriptpubkey_address: payer.address } }
        const theirs = { prevout: { scriptpubkey_address: to } }
        return [`GET /tx/${txid}`, { vin: coins[at]?.isChange ? [mine] : [mine, theirs] }]
      }),
    ),
  })
  const page = openTransfers({ accounts: [payer], urls: [index.url], wallet: how })
  return { ...page, index, [Symbol.asyncDispose]: () => index[Symbol.asyncDispose]() }
}

function read({ psbt }: PsbtPayload) {
  const transaction = Transaction.fromPSBT(base64.decode(psbt))
  const list = <item>(length: number, get: (at: number) => item) =>
    Array.from({ length }, (_, at) => get(at))
  return {
    fee: transaction.fee,
    inputs: list(transaction.inputsLength, (at) => transaction.getInput(at)),
    outputs: list(transaction.outputsLength, (at) => transaction.getOutput(at).amount),
  }
}

test.each(['wpkh', 'sh', 'tr'] as const)('default: from %s', async (kind) => {
  const payer = payers[kind]
  await using page = await open({ coins: [{ value: 20_000 }, { value: 90_000 }], payer })
  const payment = page.pay({ to })
  const { payload, fee, notes, ...prepared } = await page.transfers.prepare(payment)
  const { inputs, outputs, fee: paid } = read(payload as PsbtPayload)
  expect(prepared).toEqual({ payment })
  expect(notes).toEqual([])
  expect(fee).toEqual({ expected: paid, limit: paid })
  expect(outputs).toContain(30_000n)
  expect(outputs).toHaveLength(2)
  expect(payload).toMatchObject({ inputs: [{ index: 0, address: payer.address }] })
  // BIP-125: the payer may replace it.
  expect(inputs.map(({ sequence }) => sequence)).toEqual([0xff_ff_ff_fd])
  expect(inputs.map(({ index }) => index)).toEqual([1])
})

test('behavior: change that is dust is none', async () => {
  await using page = await open({ coins: [{ value: 31_000 }] })
  const { payload, fee } = await page.transfers.prepare(page.pay({ to }))
  expect(read(payload as PsbtPayload).outputs).toEqual([30_000n])
  expect(fee).toEqual({ expected: 1000n, limit: 1000n })
})

test('behavior: of what is in no block, only own change is paid with', async () => {
  await using page = await open({
    coins: [
      { value: 80_000, isConfirmed: false },
      { value: 60_000, isConfirmed: false, isChange: true },
      { value: 20_000 },
    ],
  })
  const { payload } = await page.transfers.prepare(page.pay({ to }))
  const places = read(payload as PsbtPayload).inputs.map(({ txid }) =>
    hex.encode(txid ?? new Uint8Array()),
  )
  expect(places).toEqual(['1'.padStart(64, 'a')])
  await expect(page.transfers.prepare(page.pay({ to, amount: 80_001n }))).rejects.toMatchObject({
    ...{ code: 'PAYMENT_FUNDS_INSUFFICIENT', context: { symbol: 'BTC', available: '0.0008' } },
  })
})

test('behavior: wallets that pay by themselves set the fee', async () => {
  await using page = await open({ coins: [{ value: 90_000 }], wallet })
  const { payload, notes, fee } = await page.transfers.prepare(page.pay({ to }))
  expect(payload).toEqual({ recipient: to, amount: 30_000n })
  expect(notes).toEqual([{ type: 'wallet-sets-fee' }])
  expect(fee?.expected).toBeGreaterThan(500n)
})

test('behavior: nobody knows the fee of a wallet that pays by itself where the index says nothing', async () => {
  const page = openTransfers({ accounts: [payers.wpkh], urls: ['http://127.0.0.1:9'], wallet })
  const { payload, fee } = await page.transfers.prepare(page.pay({ to }))
  expect(payload).toEqual({ recipient: to, amount: 30_000n })
  expect(fee).toBeUndefined()
})

const [{ address: wrapped }] = createBitcoinWallet({ paymentType: 'p2sh', seed: 'other' }).accounts

test.each([
  ['a native address', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 294n, '0.00000294'],
  ['a native script', to, 330n, '0.0000033'],
  ['taproot', taproot, 330n, '0.0000033'],
  ['a wrapped address', wrapped, 540n, '0.0000054'],
  ['an old address', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 546n, '0.00000546'],
])('error: PAYMENT_TOO_SMALL below the dust of %s', async (_kind, receiver, least, minimum) => {
  await using page = await open({ coins: [{ value: 90_000 }], rate: 1 })
  await expect(
    page.transfers.prepare(page.pay({ to: receiver, amount: least - 1n })),
  ).rejects.toMatchObject({ code: 'PAYMENT_TOO_SMALL', context: { symbol: 'BTC', minimum } })
  const { payload } = await page.transfers.prepare(page.pay({ to: receiver, amount: least }))
  expect(read(payload as PsbtPayload).outputs).toContain(least)
})

test('error: PAYMENT_TOO_SMALL for what the fee is more than a quarter of', async () => {
  await using page = await open({ coins: [{ value: 900_000 }], rate: 200 })
  // 153 bytes at 200 satoshis.
  await expect(page.transfers.prepare(page.pay({ to, amount: 100_000n }))).rejects.toMatchObject({
    ...{ code: 'PAYMENT_TOO_SMALL', context: { symbol: 'BTC', minimum: '0.001224' } },
  })
  const { fee } = await page.transfers.prepare(page.pay({ to, amount: 122_400n }))
  expect(fee?.expected).toBe(30_600n)
})

test.each([
  ['nothing', 0],
  ['less than nothing', -5],
  ['10⁹', 1e9],
  ['text', '5'],
  ['null', null],
])('error: NETWORK_RPC_FAILED for a fee rate of %s', async (_row, rate) => {
  await using page = await open({ coins: [{ value: 90_000 }], rate })
  await expect(page.transfers.prepare(page.pay({ to }))).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
})

test('error: not enough, for the amount or for the fee', async () => {
  await using page = await open({ coins: [{ value: 20_000 }, { value: 10_000 }] })
  await expect(page.transfers.prepare(page.pay({ to, amount: 30_001n }))).rejects.toMatchObject({
    ...{ code: 'PAYMENT_FUNDS_INSUFFICIENT', context: { symbol: 'BTC', available: '0.0003' } },
  })
  await expect(page.transfers.prepare(page.pay({ to, amount: 30_000n }))).rejects.toMatchObject({
    ...{ code: 'PAYMENT_FEE_UNCOVERED', context: { symbol: 'BTC', fee: '0.0000095' } },
  })
})

test('error: what is no payment of this account', async () => {
  const ordinal = { ...payers.tr, type: 'ordinal' } as const
  await using page = await open({ coins: [{ value: 90_000 }] })
  await using ordinals = await open({ coins: [{ value: 90_000 }], payer: ordinal })
  await using keyless = await open({ coins: [{ value: 90_000 }], payer: { address: taproot } })
  const { transfers, pay, network } = page
  const prepare = (changes: object) => transfers.prepare({ ...pay({ to }), ...changes })
  const code = (expected: string) => ({ code: expected })
  const coin = network.nativeCurrency
  const elsewhere = { ...network, caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' }
  const other = { network: elsewhere } as object
  await expect(prepare({ to: 'x' })).rejects.toMatchObject(code('CAIP_ADDRESS_INVALID'))
  await expect(prepare({ amount: 0n })).rejects.toMatchObject(code('REQUEST_NOT_ALLOWED'))
  await expect(prepare({ address: to })).rejects.toMatchObject(code('WALLET_UNAUTHORIZED'))
  await expect(prepare(other)).rejects.toMatchObject(code('REQUEST_NETWORK_CHANGED'))
  await expect(prepare({ asset: { ...coin, address: 'rune' } })).rejects.toMatchObject(
    code('PAYMENT_UNSUPPORTED'),
  )
  await expect(prepare({ asset: { ...coin, decimals: 6 } })).rejects.toMatchObject(
    code('PAYMENT_TOKEN_MISTRUSTED'),
  )
  for (const { transfers: poor, pay: ask } of [ordinals, keyless])
    await expect(poor.prepare(ask({ to }))).rejects.toMatchObject(code('WALLET_METHOD_UNSUPPORTED'))
  expect(address).not.toBe(taproot)
})
