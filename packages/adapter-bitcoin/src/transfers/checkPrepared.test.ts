// @vitest-environment node

import { parseAddress } from '@cleat/signatures/bip122'
import { expect, test } from 'vitest'
import { openTransfers } from '../test/openTransfers.ts'
import { payers } from '../test/payers.ts'
import { writePayment } from './writePayment.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const amount = 30_000n
const payer = payers.wpkh
const one = { txid: '1'.repeat(64), vout: 0, value: 20_000 }
const other = { txid: '2'.repeat(64), vout: 0, value: 20_000 }

/** An account whose coins change between two reads. */
function open(wallet: { lacksTransfer: boolean }) {
  const known = { coins: [one, other] as unknown }
  const getUTXOs = async () => known.coins as [typeof one]
  const page = openTransfers({ accounts: [payer], urls: ['http://127.0.0.1:9'], getUTXOs, wallet })
  return { ...page, known }
}

/** Prepares a payment of both coins, for a wallet that only signs. */
function prepare() {
  const page = open({ lacksTransfer: true })
  const own = parseAddress({ address: payer.address, network: 'regtest' })
  const script = parseAddress({ address: to, network: 'regtest' })?.script
  if (!own || !script) throw new Error('These are addresses.')
  const written = writePayment({
    ...{ own, spending: {}, network: 'regtest', coins: [one, other], feeRate: 5n },
    to: { script, amount },
  })
  const inputs = [0, 1].map((index) => ({ index, address: payer.address }))
  const payload = { psbt: written?.psbt, inputs }
  return {
    ...page,
    prepared: { payment: page.pay({ to, amount }), payload, fee: undefined, notes: [] },
  }
}

test('default', async () => {
  const { transfers, prepared } = prepare()
  await expect(transfers.check(prepared)).resolves.toBeUndefined()
})

test.each([
  ['was spent', [one]],
  ['is worth less', [one, { ...other, value: 19_999 }]],
  ['is at another place', [one, { ...other, vout: 1 }]],
])('error: PAYMENT_EXPIRED where a coin %s', async (_row, coins) => {
  const { transfers, prepared, known } = prepare()
  known.coins = coins
  await expect(transfers.check(prepared)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('error: NETWORK_RPC_FAILED where nobody knows the coins', async () => {
  const { transfers, prepared, known } = prepare()
  known.coins = 'nonsense'
  await expect(transfers.check(prepared)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test('behavior: a wallet that chooses the coins needs enough of them, if anybody can say', async () => {
  const { transfers, pay, known } = open({ lacksTransfer: false })
  const payload = { recipient: to, amount }
  const prepared = { payment: pay({ to, amount }), payload, fee: undefined, notes: [] }
  await expect(transfers.check(prepared)).resolves.toBeUndefined()
  known.coins = [one]
  await expect(transfers.check(prepared)).rejects.toMatchObject({
    ...{ code: 'PAYMENT_FUNDS_INSUFFICIENT', context: { symbol: 'BTC', available: '0.0002' } },
  })
  known.coins = 'nonsense'
  await expect(transfers.check(prepared)).resolves.toBeUndefined()
})
