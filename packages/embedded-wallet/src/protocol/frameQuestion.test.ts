import { is } from 'valibot'
import { expect, test } from 'vitest'
import { listMisshapen } from '../test/listMisshapen.ts'
import { protocolExamples } from '../test/protocolExamples.ts'
import { replaceAt } from '../test/replaceAt.ts'
import { questionSchema, requestSchema } from './frameQuestion.ts'
import type { FrameQuestion } from './frameRequest.ts'

type Method = FrameQuestion['method']

const { questions, request } = protocolExamples
const methods = Object.keys(questions) as Method[]

test.each(methods)('default: %s: the whole of it passes, and nothing misshapen', (method) => {
  const optional = method.startsWith('wallet_')
    ? ['isNew', 'creationHash', 'guard', 'token', 'upgrade', 'sponsor']
    : ['contract', 'creationHash', ...(method === 'eth_signTransaction' ? ['to'] : [])]
  expect(is(questionSchema, questions[method])).toBe(true)
  const wrong = listMisshapen(questions[method], optional)
  expect(wrong.filter((value) => is(questionSchema, value))).toEqual([])
  expect(wrong.length).toBeGreaterThan(10)
})

test('behavior: a request has a question of the right form, and nothing further', () => {
  const read = (value: unknown) => is(requestSchema, value)
  expect(methods.every((method) => read({ ...request, question: questions[method] }))).toBe(true)
  const wrong = listMisshapen(request, ['contract', 'creationHash'])
  expect(wrong.filter(read)).toEqual([])
  for (const method of ['', 'eth_sign', 'constructor', 'wallet_sendCalls'])
    expect(read({ ...request, question: { ...request.question, method } }), method).toBe(false)
})

const letters = (count: number) => 'a'.repeat(count)
const address = `0x${letters(40)}`
const notQuantities = ['', '0x', '1', 'x1', '0xg', 'a0x1', '0x1 ', `0x${letters(65)}`]
const quantities = ['0x0', '0xAf', `0x${letters(64)}`]
const notCounts = [-1, 0.5, Number.NaN, 2 ** 53, '1']

test.each<[Method, path: string, right: unknown[], wrong: unknown[]]>([
  [
    ...(['personal_sign', 'message'] as const),
    ['0x', '0x00', '0xAf', `0x${letters(899_998)}`],
    ['', '0x0', '0xgg', '00', 'a0x00', '0x00 ', `0x${letters(900_000)}`],
  ],
  [
    ...(['personal_sign', 'contract'] as const),
    [{}, { creationHash: `0x${letters(64)}` }],
    [null, { creationHash: `0x${letters(63)}` }, { creationHash: `0x${letters(65)}` }],
  ],
  [
    'personal_sign',
    'contract.creationHash',
    [`0x${'F'.repeat(64)}`],
    [`0x${'g'.repeat(64)}`, `a0x${letters(64)}`, ''],
  ],
  ['eth_signTypedData_v4', 'typedData', ['', letters(900_000)], [letters(900_001), {}]],
  ['eth_signTransaction', 'transaction.chainId', [1, 2 ** 53 - 1], [0, ...notCounts]],
  ['eth_signTransaction', 'transaction.nonce', [0, 2 ** 53 - 1], notCounts],
  [
    ...(['eth_signTransaction', 'transaction.to'] as const),
    [address, `0x${'Ab'.repeat(20)}`],
    ['', '0x', `${address}a`, letters(42), `0x${'g'.repeat(40)}`, `a${address}`, 'ada.eth', null],
  ],
  ['eth_signTransaction', 'transaction.value', quantities, notQuantities],
  ['eth_signTransaction', 'transaction.gas', quantities, notQuantities],
  ['eth_signTransaction', 'transaction.maxFeePerGas', quantities, notQuantities],
  ['eth_signTransaction', 'transaction.maxPriorityFeePerGas', quantities, notQuantities],
  ['eth_signTransaction', 'transaction.data', ['0x', '0xaB'], ['', '0x0', 'ab', '0xag']],
  [
    ...(['solana_signMessage', 'message'] as const),
    ['', 'AAEC', 'AAE=', 'AA==', 'Ab+/', letters(900_000)],
    [
      'A',
      'AA',
      'AAE',
      'AA=',
      'A===',
      '====',
      'AA==AAEC',
      'AAE-',
      'AAE_',
      ' AAEC',
      letters(900_004),
    ],
  ],
  [
    ...(['solana_signTransaction', 'transactions'] as const),
    [['AAEC'], Array(10).fill('AAEC')],
    [[], Array(11).fill('AAEC'), ['A'], 'AAEC', [letters(900_004)]],
  ],
])('parameters: %s: %s holds to the letter', (method, path, right, wrong) => {
  const read = (value: unknown) =>
    is(questionSchema, replaceAt(questions[method], path.split('.'), value))
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})
