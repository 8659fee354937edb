import { is } from 'valibot'
import { expect, test } from 'vitest'
import { protocolExamples } from '../test/protocolExamples.ts'
import { replaceAt } from '../test/replaceAt.ts'
import { callsSchema, removalSchema } from './frameCalls.ts'

const letters = (count: number) => 'a'.repeat(count)
const { questions } = protocolExamples
const { wallet_signCalls: signing, wallet_removeUpgrade: removing } = questions
const asked = 'asked' in signing ? signing.asked : undefined
const removal = 'asked' in removing ? removing.asked : undefined

const call = { to: `0x${letters(40)}`, value: '0x0', data: '0x' }
const quantities = ['0x0', `0x${'F'.repeat(64)}`]
const notQuantities = ['', '0x', '1', `0x${letters(65)}`]
const notCounts = [-1, 0.5, Number.NaN, 2 ** 53]
/** A transaction that upgrades has this nonce, and its authorization the next. */
const lastNonce = 2 ** 53 - 2

type Row = [path: string, right: readonly unknown[], wrong: readonly unknown[]]

test.each<Row>([
  ['chainId', [1, 2 ** 53 - 1], [0, ...notCounts]],
  ['implementation', ['delegation', 'simple', 'contract'], ['', 'other']],
  ['isNew', [true, false], [1, null]],
  ['creationHash', [`0x${letters(64)}`], [`0x${letters(62)}`, '0x']],
  ['calls', [[call], Array(50).fill(call)], [[], Array(51).fill(call), call]],
  ['calls.0.to', [call.to], ['0x', letters(42), null]],
  ['calls.0.value', quantities, notQuantities],
  ['calls.0.data', ['0x', '0xab'], ['', '0xa']],
  [
    'guard.limits',
    [[{ most: '0x1' }], Array(20).fill({ most: '0x1' })],
    [[], Array(21).fill({ most: '0x1' })],
  ],
  ['guard.limits.0.token', [call.to], ['', '0x']],
  ['guard.limits.0.most', quantities, notQuantities],
  ['guard.until', [0, 2 ** 40], [-1, 2 ** 40 + 1, 0.5]],
  ['guard.salt', quantities, notQuantities],
  ['upgrade', [0, lastNonce], [lastNonce + 1, ...notCounts]],
  ['road.kind', [], ['', 'other', 'constructor']],
  ...[
    ...['nonce', 'callGasLimit', 'verificationGasLimit', 'preVerificationGas'],
    ...['maxFeePerGas', 'maxPriorityFeePerGas'],
    ...['sponsor.verificationGasLimit', 'sponsor.postOpGasLimit'],
  ].map((name): Row => [`road.${name}`, quantities, notQuantities]),
  ['road.sponsor.name', ['', letters(40)], [letters(41)]],
  ['road.sponsor.paymaster', [call.to], ['', '0x']],
  ['road.sponsor.data', ['0x', '0xab'], ['', '0xa']],
])('parameters: %s of calls holds to the letter', (path, right, wrong) => {
  const read = (value: unknown) => is(callsSchema, replaceAt(asked, path.split('.'), value))
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})

test('behavior: by a transaction, calls have its nonce and gas, and no sponsor', () => {
  const fees = { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' }
  const road = { kind: 'transaction', nonce: lastNonce, gas: '0x1', ...fees }
  const read = (changed: object) => is(callsSchema, { ...asked, road: { ...road, ...changed } })
  expect([read({}), read({ nonce: 0 })]).toEqual([true, true])
  const wrong = [
    ...[{ nonce: lastNonce + 1 }, { nonce: '0x1' }, { gas: '0x' }, { gas: undefined }],
    ...[{ maxFeePerGas: 1 }, { sponsor: {} }, { kind: 'operation' }],
  ]
  expect(wrong.filter(read)).toEqual([])
})

test.each<Row>([
  ['chainId', [1], [0, ...notCounts]],
  ['nonce', [0, lastNonce], [lastNonce + 1, ...notCounts]],
  ['gas', quantities, notQuantities],
  ['maxFeePerGas', quantities, notQuantities],
  ['maxPriorityFeePerGas', quantities, notQuantities],
])('parameters: %s of the end of an upgrade holds to the letter', (path, right, wrong) => {
  const read = (value: unknown) => is(removalSchema, replaceAt(removal, [path], value))
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})
