import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { p2sh, p2tr, p2wpkh, SigHash, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import type { InputToSign } from '../base/dialectWallet.ts'
import { checkSignedPsbt } from './checkSignedPsbt.ts'
import { readPsbt } from './readPsbt.ts'

const privateKey = new Uint8Array(32).fill(7)
const foreignKey = new Uint8Array(32).fill(8)
const publicKey = secp256k1.getPublicKey(privateKey, true)
const native = p2wpkh(publicKey)
const nested = p2sh(native)
const taproot = p2tr(publicKey.subarray(1))
const foreign = p2wpkh(secp256k1.getPublicKey(foreignKey, true))
const coins = [native, nested, taproot, foreign]
const mine: readonly InputToSign[] = [0, 1, 2].map((index) => ({ index, address: '' }))
const taprootAt = 2
const foreignAt = 3

type Draft = {
  outputs?: readonly { script: Uint8Array; amount: bigint }[]
  order?: readonly number[]
  change?: (transaction: Transaction) => void
  version?: number
  lockTime?: number
}

/** A payment from four coins. The last belongs to another account. */
function draft({ outputs, order = [0, 1, 2, 3], change, ...options }: Draft = {}): Transaction {
  const transaction = new Transaction(options)
  for (const at of order) {
    const { script, ...rest } = coins[at] as typeof native & { redeemScript?: Uint8Array }
    const { redeemScript, tapInternalKey } = rest as {
      redeemScript?: Uint8Array
      tapInternalKey?: Uint8Array
    }
    transaction.addInput({
      txid: `${at + 1}`.repeat(64),
      index: at,
      witnessUtxo: { script, amount: 10_000n },
      ...(redeemScript ? { redeemScript } : {}),
      ...(tapInternalKey ? { tapInternalKey } : {}),
    })
  }
  const paid = outputs ?? [
    { script: foreign.script, amount: 30_000n },
    { script: native.script, amount: 9000n },
  ]
  for (const output of paid) transaction.addOutput(output)
  change?.(transaction)
  return transaction
}

function sign(transaction: Transaction, indexes: readonly number[] = [0, 1, 2], key = privateKey) {
  for (const index of indexes) transaction.signIdx(key, index)
  return transaction
}

function check(parameters: {
  signed: Transaction | string | Uint8Array
  asked?: Transaction
  inputs?: readonly InputToSign[]
  broadcast?: boolean
  txid?: string
}) {
  const { signed, inputs = mine, broadcast = false, txid } = parameters
  const asked = readPsbt((parameters.asked ?? draft()).toPSBT())
  if (!asked) throw new Error('The draft is no PSBT.')
  const psbt = signed instanceof Transaction ? signed.toPSBT() : signed
  return checkSignedPsbt({ asked: asked.transaction, inputs, broadcast, answer: { psbt, txid } })
}

test('default', () => {
  const signed = sign(draft())
  const { psbt } = check({ signed }) ?? {}
  expect(readPsbt(psbt)?.transaction.getInput(taprootAt).tapKeySig).toHaveLength(64)
})

test('behavior: any encoding, one result', () => {
  const bytes = sign(draft()).toPSBT()
  const results = [bytes, hex.encode(bytes), hex.encode(bytes).toUpperCase()].map((signed) =>
    check({ signed }),
  )
  expect(new Set(results.map((result) => result?.psbt)).size).toBe(1)
  expect(results[0]).toBeDefined()
})

test('behavior: final or not', () => {
  const signed = sign(draft())
  for (const { index } of mine) signed.finalizeIdx(index)
  expect(check({ signed })).toBeDefined()
})

test('behavior: only some of the inputs', () => {
  expect(check({ signed: sign(draft(), [1]), inputs: [{ index: 1, address: '' }] })).toBeDefined()
})

test('behavior: what was signed before stays', () => {
  const asked = sign(draft(), [foreignAt], foreignKey)
  expect(check({ asked, signed: sign(asked.clone()) })).toBeDefined()
})

test('parameters: sighashTypes', () => {
  const all = SigHash.ALL_ANYONECANPAY
  const signed = draft()
  signed.updateInput(0, { sighashType: all })
  signed.signIdx(privateKey, 0, [all])
  const input = { index: 0, address: '' }
  expect(check({ signed, inputs: [{ ...input, sighashTypes: [all] }] })).toBeDefined()
  expect(check({ signed, inputs: [{ ...input, sighashTypes: [1, all] }] })).toBeDefined()
  expect(check({ signed, inputs: [{ ...input, sighashTypes: [1] }] })).toBeUndefined()
  expect(check({ signed, inputs: [input] })).toBeUndefined()
})

test('parameters: broadcast', () => {
  const asked = sign(draft(), [foreignAt], foreignKey)
  const signed = sign(asked.clone())
  signed.finalize()
  const { id } = signed
  expect(check({ asked, signed, broadcast: true, txid: id })?.txid).toBe(id)
  expect(check({ asked, signed, broadcast: true, txid: id.toUpperCase() })?.txid).toBe(id)
  for (const txid of ['0'.repeat(64), '', 'nonsense', id.slice(2)])
    expect(check({ asked, signed, broadcast: true, txid })).toBeUndefined()
})

const [first, second] = [
  { script: foreign.script, amount: 30_000n },
  { script: native.script, amount: 9000n },
]

// Changes that a malicious wallet could make.
test.each<[what: string, signed: () => Transaction | string | Uint8Array]>([
  ['nothing signed', () => draft()],
  ['the first input not signed', () => sign(draft(), [1, 2])],
  ['the wrapped input not signed', () => sign(draft(), [0, 2])],
  ['the taproot input not signed', () => sign(draft(), [0, 1])],
  [
    'an output paid elsewhere',
    () => sign(draft({ outputs: [{ ...first, script: taproot.script }, second] })),
  ],
  ['an output paid less', () => sign(draft({ outputs: [{ ...first, amount: 29_999n }, second] }))],
  ['an output paid more', () => sign(draft({ outputs: [{ ...first, amount: 30_001n }, second] }))],
  [
    'the change paid elsewhere',
    () => sign(draft({ outputs: [first, { ...second, script: foreign.script }] })),
  ],
  ['the change left to the fee', () => sign(draft({ outputs: [first] }))],
  ['an output more', () => sign(draft({ outputs: [first, second, { ...first, amount: 546n }] }))],
  ['the outputs in another order', () => sign(draft({ outputs: [second, first] }))],
  ['the inputs in another order', () => sign(draft({ order: [1, 0, 2, 3] }), [0, 1, 2])],
  ['an input less', () => sign(draft({ order: [0, 1, 2] }))],
  ['another version', () => sign(draft({ version: 1 }))],
  ['another time', () => sign(draft({ lockTime: 500_000 }))],
  ['another sequence', () => sign(draft({ change: (one) => one.updateInput(0, { sequence: 1 }) }))],
  ['another coin', () => sign(draft({ change: (one) => one.updateInput(0, { index: 9 }) }))],
  [
    'another transaction spent',
    () => sign(draft({ change: (one) => one.updateInput(0, { txid: '9'.repeat(64) }) })),
  ],
  [
    'a coin said to be worth less',
    () =>
      sign(
        draft({
          change: (one) =>
            one.updateInput(0, { witnessUtxo: { script: native.script, amount: 9999n } }),
        }),
      ),
  ],
  [
    'a coin of another said to be worth more',
    () =>
      sign(
        draft({
          change: (one) =>
            one.updateInput(3, { witnessUtxo: { script: foreign.script, amount: 99_999n } }),
        }),
      ),
  ],
  ['somebody else’s input signed, too', () => sign(sign(draft()), [foreignAt], foreignKey)],
  ['signed for outputs that do not matter', () => withSighash(SigHash.NONE)],
  ['signed for one output', () => withSighash(SigHash.SINGLE)],
  ['signed for anybody to add to', () => withSighash(SigHash.ALL_ANYONECANPAY)],
  ['signed for nothing at all', () => withSighash(SigHash.NONE_ANYONECANPAY)],
  ['taproot signed for anybody to add to', () => withSighash(SigHash.ALL_ANYONECANPAY, taprootAt)],
  ['taproot signed for no output', () => withSighash(SigHash.NONE, taprootAt)],
  [
    'a signature with a byte changed',
    () => withSignature((bytes) => bytes.with(10, (bytes[10] ?? 0) ^ 1)),
  ],
  ['a signature of zeros', () => withSignature((bytes) => bytes.fill(0))],
  ['a signature without its sighash', () => withSignature((bytes) => bytes.slice(0, -1))],
  ['the signature of another input', () => withSignature(() => signatureOf(1))],
  [
    'the signature under a foreign key',
    () => withSignature((bytes) => bytes, secp256k1.getPublicKey(foreignKey)),
  ],
  [
    'a taproot signature with a byte changed',
    () => withTaproot((bytes) => bytes.with(5, (bytes[5] ?? 0) ^ 1)),
  ],
  ['a taproot signature of zeros', () => withTaproot(() => new Uint8Array(64))],
  ['a final witness of nothing', () => withWitness(0, [new Uint8Array(0), publicKey])],
  [
    'a final witness that is none',
    () => withWitness(0, [new Uint8Array(3), new Uint8Array(3), new Uint8Array(3)]),
  ],
  [
    'a final taproot witness that is none',
    () => withWitness(taprootAt, [new Uint8Array(3), new Uint8Array(3), new Uint8Array(3)]),
  ],
  [
    'a final wrapped witness that is none',
    () => withWitness(1, [new Uint8Array(3), new Uint8Array(3), new Uint8Array(3)]),
  ],
  ['half of it', () => sign(draft()).toPSBT().slice(0, 100)],
  ['something behind it', () => Uint8Array.of(...sign(draft()).toPSBT(), 1)],
  ['the bare transaction', () => hex.encode(draft().unsignedTx)],
  ['no PSBT', () => 'nonsense'],
  ['nothing', () => ''],
])('error: %s', (_, make) => {
  expect(check({ signed: make() })).toBeUndefined()
})

function withSighash(sighashType: number, index = 0): Transaction {
  const transaction = draft()
  transaction.updateInput(index, { sighashType })
  transaction.signIdx(privateKey, index, [sighashType])
  return sign(
    transaction,
    [0, 1, 2].filter((at) => at !== index),
  )
}

function signatureOf(index: number): Uint8Array {
  const [pair] = sign(draft()).getInput(index).partialSig ?? []
  if (!pair) throw new Error('not signed')
  return pair[1].slice()
}

function withSignature(
  change: (bytes: Uint8Array) => Uint8Array,
  key: Uint8Array = publicKey,
): Transaction {
  const transaction = sign(draft(), [1, 2])
  transaction.updateInput(0, { partialSig: [[key, change(signatureOf(0))]] }, true)
  return transaction
}

function withTaproot(change: (bytes: Uint8Array) => Uint8Array): Transaction {
  const transaction = sign(draft())
  const { tapKeySig } = transaction.getInput(taprootAt)
  if (!tapKeySig) throw new Error('not signed')
  transaction.updateInput(taprootAt, { tapKeySig: change(tapKeySig.slice()) }, true)
  return transaction
}

function withWitness(index: number, finalScriptWitness: Uint8Array[]): Transaction {
  const transaction = sign(
    draft(),
    [0, 1, 2].filter((at) => at !== index),
  )
  transaction.updateInput(index, { finalScriptWitness }, true)
  return transaction
}
