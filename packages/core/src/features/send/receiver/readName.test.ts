import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/expectLinear.ts'
import { readName } from './readName.ts'

test.each([
  'vitalik.eth',
  'a.b.eth',
  'bücher.eth',
  '中文.eth',
  '👨‍👩‍👧.eth',
  'constructor.eth',
  '__proto__.eth',
])('default: %s', (text) => {
  expect(readName(text)).toBe(text)
})

test.each([
  '',
  ' ',
  'vitalik',
  '.eth',
  'vitalik..eth',
  'vitalik.eth.',
  'vit alik.eth',
  'a\n.eth',
  '<b>.eth',
  'a/b.eth',
  'javascript:alert.eth',
  // One label with two alphabets.
  'vit\u0430lik.eth',
  'g\u03bfogle.eth',
])('behavior: %j is no name', (text) => {
  expect(readName(text)).toBeUndefined()
})

test('behavior: never throws, and takes linear time', async () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readName(text)))
  for (const unit of ['a', 'a.', '.', ' '])
    await expectLinear((size) => readName(unit.repeat(size / unit.length)), { size: 1_000_000 })
})
