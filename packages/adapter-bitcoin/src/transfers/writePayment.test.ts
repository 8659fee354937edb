// @vitest-environment node

import { parseAddress } from '@cleat/signatures/bip122'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { toSpending } from './toSpending.ts'
import { writePayment } from './writePayment.ts'

const recipient = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const coins = [10_000, 20_000, 40_000].map((value, at) => ({
  ...{ txid: `${at}`.repeat(64), vout: at, value },
}))

function write(parameters: {
  paymentType?: 'p2wpkh' | 'p2sh'
  isTaproot?: boolean
  hasKey?: boolean
  amount?: bigint
}) {
  const { paymentType = 'p2wpkh', isTaproot = false, hasKey = true, amount = 30_000n } = parameters
  const [payment, ordinals] = createBitcoinWallet({ paymentType }).accounts
  const { publicKey, ...account } = isTaproot ? ordinals : payment
  const own = parseAddress({ address: account.address, network: 'regtest' })
  const to = parseAddress({ address: recipient, network: 'regtest' })
  const spending = own && toSpending(own, hasKey ? publicKey : undefined)
  if (!own || !to || !spending) return undefined
  const written = writePayment({
    ...{ own, spending, network: 'regtest', coins, feeRate: 5n },
    to: { script: to.script, amount },
  })
  return written && { ...written, transaction: Transaction.fromPSBT(base64.decode(written.psbt)) }
}

test.each([
  ['a witness key', {}],
  ['a witness key inside of a script', { paymentType: 'p2sh' }],
  ['taproot', { isTaproot: true }],
] as const)('default: from coins of %s, with change', (_, parameters) => {
  const written = write(parameters)
  if (!written) throw new Error('There are coins enough.')
  const { transaction, inputCount, fee: told } = written
  expect(transaction.inputsLength).toBe(inputCount)
  const inputs = Array.from({ length: inputCount }, (_, at) => transaction.getInput(at))
  const spent = inputs.reduce((total, input) => total + (input.witnessUtxo?.amount ?? 0n), 0n)
  const outputs = [0, 1].map((at) => transaction.getOutput(at).amount ?? 0n)
  expect(transaction.outputsLength).toBe(2)
  expect(outputs).toContain(30_000n)
  const fee = spent - outputs.reduce((total, amount) => total + amount, 0n)
  expect(fee).toBe(told)
  // Five satoshis per byte. A payment of this type has 100 to 350 bytes.
  expect(fee).toBeGreaterThanOrEqual(500n)
  expect(fee).toBeLessThan(1750n)
})

test('error: more than there is, once the fee is paid', () => {
  expect(write({ amount: 70_000n })).toBeUndefined()
})

test('error: a script, or taproot, without the key behind it', () => {
  expect(write({ paymentType: 'p2sh', hasKey: false })).toBeUndefined()
  expect(write({ isTaproot: true, hasKey: false })).toBeUndefined()
  expect(write({ hasKey: false })).toBeDefined()
})
