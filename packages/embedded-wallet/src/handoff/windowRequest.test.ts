import { is } from 'valibot'
import { expect, test } from 'vitest'
import { listMisshapen } from '../test/listMisshapen.ts'
import { protocolExamples } from '../test/protocolExamples.ts'
import { replaceAt } from '../test/replaceAt.ts'
import { windowAnswerSchema, windowRequestSchema } from './windowRequest.ts'

const { request } = protocolExamples
const login = { method: 'email', email: 'ada@mail.example' }
const provenBy = 'l'.repeat(22)
const asked = {
  social: { kind: 'social', provider: 'google', isProof: true },
  settings: { kind: 'settings' },
  approve: { kind: 'approve', request, login },
  login: { kind: 'login', login, newType: 'eoa', provenBy },
  account: { kind: 'account', task: 'email' },
}
const answer = { failure: 'declined', login: provenBy, answer: { signed: ['0xab'] } }
const isAsked = (value: unknown) => is(windowRequestSchema, value)
const isAnswer = (value: unknown) => is(windowAnswerSchema, value)

test.each(Object.entries(asked))(
  'default: %s: the whole of it passes, and nothing misshapen',
  (kind, example) => {
    expect(isAsked(example)).toBe(true)
    const absent = { approve: ['login', 'contract', 'creationHash'], login: ['provenBy'] }
    const wrong = listMisshapen(example, [...(Object(absent)[kind] ?? []), 'isProof'])
    expect(wrong.filter(isAsked)).toEqual([])
  },
)

test.each<[keyof typeof asked, path: string, right: unknown[], wrong: unknown[]]>([
  ['social', 'provider', ['apple', 'farcaster'], ['', 'email']],
  ['settings', 'kind', [], ['', 'other', 'constructor']],
  [
    'approve',
    'login',
    [{ method: 'passkey' }],
    [{ method: '' }, { method: 'passkey', email: 'a@b' }],
  ],
  [
    ...(['login', 'login'] as const),
    [
      { method: 'social', provider: 'x' },
      { method: 'email', email: 'a@b' },
    ],
    [{ method: 'social', provider: 'email' }, { method: 'email', email: 'a' }, { method: 'code' }],
  ],
  ['login', 'newType', ['smartAccount'], ['', 'contract']],
  ['login', 'provenBy', ['_'.repeat(22)], ['l'.repeat(21), 'l'.repeat(23), '='.repeat(22)]],
  ['account', 'task', ['device'], ['', 'export']],
])('parameters: %s: %s holds to the letter', (kind, path, right, wrong) => {
  const read = (value: unknown) => isAsked(replaceAt(asked[kind], [path], value))
  expect(right.filter((value) => !read(value))).toEqual([])
  expect(wrong.filter(read)).toEqual([])
})

test('default: an answer, each part of which may be absent', () => {
  expect([isAnswer(answer), isAnswer({})]).toEqual([true, true])
  const wrong = listMisshapen(answer, ['failure', 'login', 'answer'])
  expect(wrong.filter(isAnswer)).toEqual([])
  for (const changed of [{ failure: 'secret' }, { login: 'a' }, { answer: { signed: [] } }])
    expect(isAnswer({ ...answer, ...changed })).toBe(false)
})
