import { base64 } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { readBitcoinPsbt } from './readBitcoinPsbt.ts'

const network = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const script = OutScript.encode(Address().decode(address))
const txid = '11'.repeat(32)

function build(witnessUtxo?: { script: Uint8Array; amount: bigint }) {
  const transaction = new Transaction({ allowUnknownOutputs: true })
  transaction.addInput({ txid, index: 0, ...(witnessUtxo && { witnessUtxo }), sighashType: 131 })
  transaction.addOutput({ script, amount: 900n })
  transaction.addOutput({ script: Uint8Array.of(0x6a, 1, 7), amount: 0n })
  return base64.encode(transaction.toPSBT())
}

test('default', () => {
  expect(readBitcoinPsbt({ psbt: build({ script, amount: 1000n }), network })).toEqual({
    inputs: [{ address, sats: 1000n, sighashType: 131 }],
    outputs: [
      { address, sats: 900n },
      { address: undefined, sats: 0n },
    ],
    fee: 100n,
  })
})

test('behavior: another network has other addresses', () => {
  const psbt = build({ script, amount: 1000n })
  const [input] = readBitcoinPsbt({
    ...{ psbt, network: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328' },
  }).inputs
  expect(input?.address).toMatch(/^bcrt1q9vza2e8x573nczrlzms0wvx3gsqjx7va/)
})

test('behavior: an input that does not tell what it spends', () => {
  expect(readBitcoinPsbt({ psbt: build(), network })).toMatchObject({
    inputs: [{ address: undefined, sats: undefined }],
    fee: undefined,
  })
})

test('error: no PSBT', () => {
  expect(() => readBitcoinPsbt({ psbt: 'AAAA', network })).toThrow()
})
