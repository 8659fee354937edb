// @vitest-environment node
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { getDirection } from '../../format/getDirection.ts'
import { en } from '../texts/en.ts'
import { enButtons } from '../texts/enButtons.ts'
import { enErrors } from '../texts/enErrors.ts'
import { createFormatter } from './createFormatter.ts'
import type { Message, Placeholder } from './message.ts'
import { parseMessage } from './parseMessage.ts'
import { printMessage } from './printMessage.ts'

type Values = { readonly [name: string]: string | number }

const languages = ['en', 'de', 'fr', 'pl', 'ru', 'ar', 'he', 'ja', 'hi']
const formatters = new Map(
  languages.map((tag) => [tag, createFormatter({ tag, direction: getDirection(tag) })]),
)

function ours(tag: string, message: string, values: Values): string {
  const parts = formatters.get(tag)?.(message, values) ?? []
  return parts.join('').replace(/[\u2068\u2069]/g, '')
}

function theirs(tag: string, message: string, values: Values): string {
  const format = new IntlMessageFormat(message, `${tag}-u-nu-latn`, undefined, { ignoreTag: true })
  return `${format.format(values)}`
}

const counts = ['n', 'm']
const kinds = ['k']
const names = ['a', 'b']
const values: fc.Arbitrary<Values> = fc.record({
  n: fc.oneof(fc.nat({ max: 25 }), fc.nat({ max: 3_000_000 }), fc.constantFrom(0.5, 1.5, 1e6)),
  m: fc.nat({ max: 120 }),
  k: fc.constantFrom('x', 'y', 'z', 'toString'),
  a: fc.string(),
  b: fc.constantFrom('', 'Rabby', '{a}', '#', "''"),
})

const text = fc.string({
  unit: fc.constantFrom(..."ab {}#'’äж中 \u00a0"),
  minLength: 1,
  maxLength: 8,
})
const message = fc.letrec<{ message: Message; placeholder: Placeholder }>((tie) => ({
  message: fc.array(fc.oneof({ maxDepth: 3 }, text, tie('placeholder')), { maxLength: 4 }),
  placeholder: fc.oneof(
    fc.record({ kind: fc.constant('value' as const), name: fc.constantFrom(...names) }),
    branching('plural', counts, ['=0', '=1', 'one', 'two', 'few', 'many'], tie('message')),
    branching('select', kinds, ['x', 'y'], tie('message')),
  ),
})).message

function branching(
  kind: 'plural' | 'select',
  arguments_: string[],
  cases: string[],
  branch: fc.Arbitrary<Message>,
): fc.Arbitrary<Placeholder> {
  const inside =
    kind === 'plural' ? branch.map((parts) => [{ kind: 'number' as const }, ...parts]) : branch
  return fc.record({
    kind: fc.constant(kind),
    name: fc.constantFrom(...arguments_),
    branches: fc
      .tuple(fc.dictionary(fc.constantFrom(...cases), inside, { noNullPrototype: true }), inside)
      .map(
        ([some, other]) => new Map<string, Message>([...Object.entries(some), ['other', other]]),
      ),
  })
}

const texts = Object.entries({ ...en, ...enButtons, ...enErrors })

test.each(texts)('default: %s reads as in intl-messageformat', (_, text) => {
  const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
  for (const count of [0, 1, 2, 5, 1234]) {
    const values = Object.fromEntries(
      names.map((name) => [name, text.includes(`{${name}, plural`) ? count : `<${name}>`]),
    )
    expect(ours('en', text, values)).toBe(theirs('en', text, values))
  }
})

test('property: reads every message as intl-messageformat does, in every language', () => {
  fc.assert(
    fc.property(message, values, fc.constantFrom(...languages), (parts, values, tag) => {
      const text = printMessage(parts)
      expect(ours(tag, text, values)).toBe(theirs(tag, text, values))
    }),
    { numRuns: 1_000 },
  )
}, 60_000)

test('property: what is printed is read back', () => {
  fc.assert(
    fc.property(message, (parts) => {
      const text = printMessage(parts)
      expect(printMessage(parseMessage(text))).toBe(text)
    }),
  )
})

test('property: no text makes it throw', () => {
  const wild = fc.string({
    unit: fc.constantFrom(..."{{{}}}#''", 'a', ', ', 'plural', 'other ', '=1 '),
  })
  fc.assert(
    fc.property(fc.oneof(wild, fc.string()), values, (text, values) => {
      expect(ours('en', text, values)).toBeTypeOf('string')
    }),
    { numRuns: 1_000 },
  )
})
