// @vitest-environment node
import { expect, test } from 'vitest'
import { parseMessage } from './parseMessage.ts'

test('default', () => {
  expect(parseMessage('Continue in {wallet}.')).toEqual([
    'Continue in ',
    { kind: 'value', name: 'wallet' },
    '.',
  ])
})

test('behavior: branches, one in another', () => {
  const message = '{count, plural, =0 {none} other {# {kind, select, new {new} other {#}}}}'
  expect(parseMessage(message)).toEqual([
    {
      kind: 'plural',
      name: 'count',
      branches: new Map([
        ['=0', ['none']],
        [
          'other',
          [
            { kind: 'number' },
            ' ',
            {
              kind: 'select',
              name: 'kind',
              branches: new Map([
                ['new', ['new']],
                ['other', ['#']],
              ]),
            },
          ],
        ],
      ]),
    },
  ])
})

test.each([
  ['', ''],
  ['a # b', 'a # b'],
  ['a } b', 'a } b'],
  ["it's", "it's"],
  ["it''s", "it's"],
  ["'{not a value}'", '{not a value}'],
  ["'{' '}'", '{ }'],
  ["'{ ''", "{ '"],
  ["a '", "a '"],
])('behavior: %s is the text %s', (message, text) => {
  expect(parseMessage(message).join('')).toBe(text)
})

test.each([
  '{',
  '{}',
  '{wallet',
  '{the wallet}',
  '{count, plural}',
  '{count, plural, }',
  '{count, plural, one {#}}',
  '{count, plural, other {#}',
  '{count, plural, other {#',
  '{count, plural, other #}',
  '{count, number}',
  '{count, plural, offset:1 other {#}}',
])('error: %s', (message) => {
  expect(() => parseMessage(message)).toThrow(SyntaxError)
})
