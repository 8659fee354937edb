import { expect, test } from 'vitest'
import { createAnswers } from './createAnswers.ts'
import { describeLie, type Lie } from './lie.ts'

const how = { name: 'one more', change: (value: unknown) => Number(value) + 1 }
const lie: Lie = { answer: 'eth_chainId', at: 1, path: ['result'], how }

test('default: one of several answers is a lie', () => {
  const answers = createAnswers([lie])
  const said = [1, 2, 3].map((result) => answers.pass('eth_chainId', JSON.stringify({ result })))
  expect(said).toEqual(['{"result":1}', '{"result":3}', '{"result":3}'])
  expect(answers.heard.map(({ at, text }) => [at, text])).toEqual([
    [0, '{"result":1}'],
    [1, '{"result":2}'],
    [2, '{"result":3}'],
  ])
  expect(answers.told).toEqual(new Set([lie]))
})

test('behavior: each of them, and never another answer', () => {
  const answers = createAnswers([{ ...lie, at: 'all' }])
  expect(answers.pass('eth_gasPrice', '{"result":1}')).toBe('{"result":1}')
  expect(answers.told.size).toBe(0)
  for (const _ of [1, 2]) expect(answers.pass('eth_chainId', '{"result":1}')).toBe('{"result":2}')
})

test('behavior: a lie is told in words', () => {
  expect(describeLie(lie)).toBe('eth_chainId (2.) result: one more')
})
