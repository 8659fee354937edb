import { is } from 'valibot'
import { expect, test } from 'vitest'
import { listMisshapen } from '../test/listMisshapen.ts'
import { protocolExamples } from '../test/protocolExamples.ts'
import { replaceAt } from '../test/replaceAt.ts'
import { type CallKind, calls } from './calls.ts'
import { socialProviders } from './frameUser.ts'

type Side = 'body' | 'answer'

const kinds = Object.keys(calls) as CallKind[]
const sides = kinds.flatMap((kind) =>
  (['body', 'answer'] as const).map((side) => [kind, side] as const),
)
const example = (kind: CallKind, side: Side): unknown => protocolExamples.calls[kind][side]
const passes = (kind: CallKind, side: Side, value: unknown) => is(calls[kind][side], value)

/** Fields that may be absent, by the place that they are in. */
const optional: { readonly [place: string]: readonly string[] } = {
  'login.farcaster body': ['signed'],
  'theme.set body': ['color-accent'],
  ...Object.fromEntries(
    [
      'login.email',
      'login.social',
      'login.passkey',
      'login.farcaster',
      'settings.open',
      'user.get',
    ].map((kind) => [`${kind} answer`, ['email', 'username', 'type']]),
  ),
}
const nullable = ['settings.open answer', 'user.get answer']

test.each(sides)('default: %s, the whole %s passes', (kind, side) => {
  expect(passes(kind, side, example(kind, side))).toBe(true)
})

test.each(sides)('behavior: %s, a misshapen %s does not', (kind, side) => {
  const place = `${kind} ${side}`
  // The question of a request has its own tests.
  const { question: _, ...whole } = protocolExamples.request
  const right = place === 'request body' ? whole : example(kind, side)
  const wrong = listMisshapen(right, optional[place])
    .filter((value) => value !== null || !nullable.includes(place))
    .map((value) => (place === 'request body' ? { ...Object(value), question: {} } : value))
  expect(wrong.filter((value) => passes(kind, side, value))).toEqual([])
  expect(wrong.length).toBeGreaterThan(3)
})

test('behavior: fields that may be absent, and no user', () => {
  expect(passes('login.farcaster', 'body', {})).toBe(true)
  expect(passes('user.get', 'answer', { provider: 'email', accounts: [] })).toBe(true)
  expect(passes('user.get', 'answer', null)).toBe(true)
  expect(passes('settings.open', 'answer', null)).toBe(true)
  expect(passes('login.email', 'answer', null)).toBe(false)
})

const [account] = protocolExamples.user.accounts
const letters = (count: number, letter = 'a') => letter.repeat(count)

test.each<[CallKind, Side, path: string, right: unknown[], wrong: unknown[]]>([
  [
    ...(['login.email', 'body', 'email'] as const),
    ['a@b', `${letters(252)}@b`],
    ['', 'ada', '@b', 'a@', 'a@b@c', 'a b@c', ' a@b', 'a@b ', 'a@b\n', `${letters(253)}@b`],
  ],
  [
    ...(['login.social', 'body', 'handoff'] as const),
    [letters(43, '_'), letters(43, '-'), letters(43, 'Z'), letters(43, '9')],
    [letters(42), letters(44), `${letters(42)}=`, `${letters(42)}+`, `${letters(43)}\n`],
  ],
  ['login.social', 'body', 'provider', [...socialProviders], ['', 'email', 'passkey', 'Google']],
  ['settings.open', 'body', 'handoff', [letters(43)], [letters(42), letters(44)]],
  [
    ...(['farcaster.ask', 'answer', 'login'] as const),
    [letters(22), letters(22, '_')],
    [letters(21), letters(23), `${letters(21)}=`],
  ],
  [
    ...(['farcaster.ask', 'answer', 'nonce'] as const),
    ['01234567', letters(64, 'z')],
    ['0123456', letters(65), 'ABCDEFGH', '0123456-', '0123456é'],
  ],
  [
    ...(['login.farcaster', 'body', 'signed.login'] as const),
    [letters(22)],
    [letters(21), letters(23)],
  ],
  [
    ...(['login.farcaster', 'body', 'signed.message'] as const),
    ['', letters(2000)],
    [letters(2001)],
  ],
  [
    ...(['login.farcaster', 'body', 'signed.signature'] as const),
    ['0x00', '0xAbFf', `0x${letters(9998)}`],
    ['0x', '0x0', '0xgg', '00', 'a0x00', '0x00g', `0x${letters(10_000)}`],
  ],
  ['email.update', 'answer', 'email', ['a@b'], ['', 'a', `${letters(253)}@b`]],
  [
    ...(['methods.get', 'answer', 'socials'] as const),
    [[], [...socialProviders]],
    [['email'], Array(8).fill('x'), [['x']]],
  ],
  ['accountType.set', 'body', 'eip155', ['eoa', 'smartAccount'], ['', 'contract']],
  ['theme.set', 'body', 'mode', ['light', 'dark'], ['', 'auto']],
  [
    ...(['theme.set', 'body', 'language'] as const),
    [
      'en',
      'abcdefgh',
      'de-CH',
      'es-419',
      'zh-Hant-TW',
      `ab-${letters(8)}-${letters(8)}-${letters(8)}-12345`,
    ],
    [
      ...['', 'e', 'abcdefghi', 'en-', '-en', 'en--US', 'en_US', 'e1', '<en>', 'en US', 'en-é'],
      ...[`en-${letters(9)}`, `en-${letters(8)}-${letters(8)}-${letters(8)}-123456`],
    ],
  ],
  [
    ...(['theme.set', 'body', 'tokens'] as const),
    [{}, { [letters(40)]: letters(64) }, { '-': '' }],
    [
      { [letters(41)]: '' },
      { A: '' },
      { a1: '' },
      { '1a': '' },
      { '': '' },
      { a: letters(65) },
      { a: 1 },
    ],
  ],
  [
    ...(['user.get', 'answer', 'provider'] as const),
    [...socialProviders, 'email', 'passkey'],
    ['', 'mail', 'constructor'],
  ],
  ['user.get', 'answer', 'username', ['', letters(64)], [letters(65)]],
  [
    ...(['user.get', 'answer', 'accounts'] as const),
    [[], Array(4).fill(account)],
    [Array(5).fill(account)],
  ],
  ['user.get', 'answer', 'accounts.0.namespace', ['eip155', 'solana'], ['', 'bip122']],
  [
    ...(['user.get', 'answer', 'accounts.0.address'] as const),
    [letters(32, '1'), letters(44, 'z'), `0x${letters(40)}`],
    [
      '',
      letters(31),
      letters(45),
      `${letters(31)}I`,
      `${letters(31)}O`,
      `${letters(31)}l`,
      `${letters(31)}-`,
    ],
  ],
  ['user.get', 'answer', 'accounts.0.type', ['eoa', 'smartAccount'], ['', 'contract']],
  ['user.get', 'answer', 'email', ['a@b'], ['', 'ada']],
])('parameters: %s, in its %s, %s holds to the letter', (kind, side, path, right, wrong) => {
  const read = (value: unknown) => {
    const keys = path.split('.')
    return passes(kind, side, replaceAt(example(kind, side), keys, value))
  }
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})

test('behavior: what waits for a visitor may take minutes, and all else seconds', () => {
  const [login, approval, answer] = [600_000, 300_000, 8_000]
  const found = Object.fromEntries(kinds.map((kind) => [kind, calls[kind].ms]))
  expect(found).toEqual({
    ...{ 'login.email': login, 'login.social': login, 'login.passkey': login },
    ...{ 'login.farcaster': login, 'settings.open': login, 'email.update': login },
    ...{ 'device.add': login, request: approval, signOut: 2_000 },
    ...{ 'farcaster.ask': answer, 'user.get': answer, 'methods.get': answer },
    ...{ 'accountType.set': answer, 'theme.set': answer },
  })
})
