import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrame } from './readFrame.ts'

const rest = '"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"a"}'

test('default', () => {
  expect(readFrame(`{"id":7,${rest}}`)).toEqual({
    kind: 'request',
    id: '7',
    method: 'irn_subscribe',
    params: { topic: 'a' },
  })
})

test.each([
  ['0', '0'],
  ['"1763761234567000123"', '"1763761234567000123"'],
  ['"a\\"b"', '"a\\"b"'],
  ['9007199254740993', '9007199254740993'],
  ['1763761234567000123', '1763761234567000123'],
  ['18446744073709551615', '18446744073709551615'],
])('parameters: id %s is answered as it was written', (id, expected) => {
  expect(readFrame(`{"id":${id},${rest}}`)).toMatchObject({ kind: 'request', id: expected })
})

test('behavior: a large id is the one of the frame, wherever others are', () => {
  const parts = [
    '"id":9007199254740993',
    '"jsonrpc":"2.0"',
    '"method":"a"',
    '"params":{"jsonrpc":"2.0","id":9007199254740999}',
  ]
  for (const order of [parts, parts.toReversed()]) {
    expect(readFrame(`{${order.join()}}`)).toMatchObject({ id: '9007199254740993' })
  }
})

test('behavior: an answer is an acknowledgement, also when it is an error', () => {
  expect(readFrame('{"id":7,"jsonrpc":"2.0","result":true}')).toEqual({ kind: 'answer', id: 7 })
  expect(readFrame('{"id":7,"error":{"code":1}}')).toEqual({ kind: 'answer', id: 7 })
})

test.each([
  ['', -32_700],
  ['{', -32_700],
  ['nonsense', -32_700],
  ['{"id":1}\u0000', -32_700],
  ['null', -32_600],
  ['1', -32_600],
  ['"text"', -32_600],
  ['[]', -32_600],
  [`[{"id":1,${rest}}]`, -32_600],
  ['{}', -32_600],
  ['{"id":1,"jsonrpc":"2.0"}', -32_600],
  ['{"id":1,"jsonrpc":"1.0","method":"irn_subscribe"}', -32_600],
  ['{"id":1,"method":"irn_subscribe"}', -32_600],
  ['{"id":1,"jsonrpc":2.0,"method":"irn_subscribe"}', -32_600],
  ['{"id":1,"jsonrpc":"2.0","method":7}', -32_600],
  [`{${rest}}`, -32_600],
  [`{"id":null,${rest}}`, -32_600],
  [`{"id":"",${rest}}`, -32_600],
  [`{"id":"${'x'.repeat(65)}",${rest}}`, -32_600],
  [`{"id":-1,${rest}}`, -32_600],
  [`{"id":1.5,${rest}}`, -32_600],
  [`{"id":1e300,${rest}}`, -32_600],
  [`{"id":18446744073709551616,${rest}}`, -32_600],
  [`{"id":{},${rest}}`, -32_600],
  [`{"id":true,${rest}}`, -32_600],
  [
    `{"id":9007199254740993,"jsonrpc":"2.0","method":"a","params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    -32_600,
  ],
])('error: %s', (text, code) => {
  expect(readFrame(text)).toMatchObject({ kind: 'fault', error: { code } })
})

test('behavior: whatever the text, it is read without throwing, and an id is echoed as JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const frame = readFrame(text)
      expect(['request', 'answer', 'fault']).toContain(frame.kind)
      if (frame.kind !== 'answer') JSON.parse(frame.id)
    }),
    { numRuns: 2000 },
  )
})
