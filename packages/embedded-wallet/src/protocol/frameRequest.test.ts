import { is } from 'valibot'
import { expect, test } from 'vitest'
import { protocolExamples } from '../test/protocolExamples.ts'
import { replaceAt } from '../test/replaceAt.ts'
import { outlineSchema, signedSchema } from './frameRequest.ts'

const { request } = protocolExamples
const letters = (count: number) => 'a'.repeat(count)

test.each<[path: string, right: unknown[], wrong: unknown[]]>([
  [
    'caipNetworkId',
    ['eip155:1', `solana:${letters(32)}`, 'eip155:-_Az09'],
    [
      '',
      'eip155',
      'eip155:',
      `eip155:${letters(33)}`,
      'bip122:a',
      'xeip155:1',
      'eip155:1 ',
      'eip155:1:2',
    ],
  ],
  ['address', ['', letters(64)], [letters(65)]],
  ['network.name', ['', letters(64)], [letters(65)]],
  ['network.symbol', ['', letters(16)], [letters(17)]],
  ['network.decimals', [0, 36], [-1, 37, 0.5, Number.NaN]],
  ['question', [{}, { method: 'eth_sign' }], [null, 'eth_sign', 7]],
])('parameters: %s of a request holds to the letter', (path, right, wrong) => {
  const read = (value: unknown) => is(outlineSchema, replaceAt(request, path.split('.'), value))
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})

test('behavior: what was signed is one to ten texts', () => {
  const read = (signed: unknown) => is(signedSchema, { signed })
  const right = [[''], Array(10).fill(''), [letters(900_000)]]
  const wrong = [[], Array(11).fill(''), [letters(900_001)], [7], 'a']
  expect([right.every(read), wrong.some(read)]).toEqual([true, false])
})
