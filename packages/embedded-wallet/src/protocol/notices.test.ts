import { is } from 'valibot'
import { expect, test } from 'vitest'
import { listMisshapen } from '../test/listMisshapen.ts'
import { protocolExamples } from '../test/protocolExamples.ts'
import { replaceAt } from '../test/replaceAt.ts'
import { frameFailures, type NoticeKind, notices } from './notices.ts'

const kinds = Object.keys(notices) as NoticeKind[]

test.each(kinds)('default: %s: the whole of it passes, and nothing misshapen', (kind) => {
  const example = protocolExamples.notices[kind]
  expect(is(notices[kind], example)).toBe(true)
  const optional = { failed: ['seconds'], changed: ['email', 'username', 'type', 'user'] }
  const wrong = listMisshapen(example, Object(optional)[kind])
    .filter((value) => value !== null || kind !== 'surface')
    .filter((value) => Object(value).user !== null)
  expect(wrong.filter((value) => is(notices[kind], value))).toEqual([])
  expect(wrong.length).toBeGreaterThan(3)
})

test('behavior: nothing to see, and nobody there', () => {
  expect([is(notices.surface, null), is(notices.changed, { user: null })]).toEqual([true, true])
  expect([is(notices.changed, {}), is(notices.pulse, null)]).toEqual([false, false])
})

const notCounts = [-1, 0.5, Number.NaN, 2 ** 53]
const [longest, tooLong] = [479, 480].map((count) => `https://app.example/#${'a'.repeat(count)}`)

test.each<[NoticeKind, path: string, right: readonly unknown[], wrong: readonly unknown[]]>([
  ['failed', 'to', [0, 2 ** 53 - 1], notCounts],
  ['failed', 'code', frameFailures, ['', 'secret', 'constructor']],
  ['failed', 'seconds', [0, 604_800], [604_801, -1, 0.5]],
  ['step', 'to', [0, 2 ** 53 - 1], notCounts],
  ['step', 'step', ['service', 'surface', 'window'], ['', 'done']],
  ['link', 'to', [0, 2 ** 53 - 1], notCounts],
  ['link', 'door', ['own', 'relay'], ['', 'other']],
  [
    ...(['link', 'url'] as const),
    ['https://a', 'http://localhost:3000/w', longest],
    [
      ...['', 'https://', 'https:/a', 'javascript:alert(1)', 'xhttps://a', 'ftp://a', ' https://a'],
      ...['https://a b', 'https://a"', 'https://a<', 'https://a>', 'https://a\n', tooLong],
    ],
  ],
  [
    ...(['surface', 'view'] as const),
    ['code', 'device', 'create', 'recover', 'approve', 'email', 'add', 'window', 'pair'],
    ['', 'settings'],
  ],
  ['surface', 'height', [0, 10_000], [10_001, -1, 0.5]],
])('parameters: %s: %s holds to the letter', (kind, path, right, wrong) => {
  const read = (value: unknown) =>
    is(notices[kind], replaceAt(protocolExamples.notices[kind], [path], value))
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})

test('behavior: a failure has a name of the list, which only grows', () => {
  expect(frameFailures).toMatchInlineSnapshot(`
    [
      "declined",
      "cancelled",
      "busy",
      "not-logged-in",
      "locked",
      "unsupported",
      "bad-request",
      "service",
      "throttled",
      "code-wrong",
      "code-expired",
      "device-unproven",
      "share-refused",
      "share-mismatch",
      "provider-refused",
      "provider-failed",
      "window-closed",
      "method-off",
      "failed",
    ]
  `)
})
