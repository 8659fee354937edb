import { createHmac } from 'node:crypto'
import type { IDToken } from 'openid-client'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ProviderConfig } from './contract/providerConfig.ts'
import { findDialect } from './findDialect.ts'

const client = { clientId: 'client', clientSecret: 'secret', url: undefined }
const configs: readonly ProviderConfig[] = [
  ...(['google', 'x', 'discord', 'github', 'facebook'] as const).map((id) => ({ id, ...client })),
  {
    ...{ id: 'apple', clientId: 'client', teamId: 'team', keyId: 'key' },
    privateKey: '',
    url: undefined,
  },
  { ...client, id: 'oidc:work', name: 'Work', url: 'https://work.example' },
]

test.each(configs)('default: $id as its documents have it', (config) => {
  const { readUser: _, ...facts } = findDialect(config)
  expect(facts).toMatchSnapshot()
})

test.each(configs)('behavior: $id at another address, for tests', (config) => {
  const url = 'http://127.0.0.1:4000'
  const { server } = findDialect({ ...config, url })
  const text = JSON.stringify(server)
  expect(text).toContain(url)
  expect(text).not.toContain('https://')
})

type Answers = Readonly<Record<string, unknown>>

/** Who a provider says that a visitor is, whose addresses answer so. */
async function read(
  id: ProviderConfig['id'],
  told: { claims?: object | undefined; answers?: Answers; parameters?: Record<string, string> },
) {
  const config = configs.find((one) => one.id === id)
  if (!config) throw new Error(id)
  const asked: string[] = []
  const user = await findDialect(config).readUser({
    claims: told.claims as IDToken | undefined,
    accessToken: 'token',
    parameters: new URLSearchParams(told.parameters),
    async read(url) {
      asked.push(url)
      return told.answers?.[url]
    },
  })
  return { ...user, asked }
}

const hosted = { sub: '1', email: 'ada@work.example', email_verified: true, hd: 'work.example' }
test.each<[string, object, string | undefined]>([
  ['its own mailbox', { sub: '1', email: 'ada@gmail.com', email_verified: true }, 'ada@gmail.com'],
  ['another case', { sub: '1', email: 'ada@GMail.com', email_verified: true }, 'ada@GMail.com'],
  ['a mailbox that it hosts', hosted, 'ada@work.example'],
  ['one that it does not', { ...hosted, hd: undefined }, undefined],
  ['no name of a host', { ...hosted, hd: '' }, undefined],
  ['a host that is no text', { ...hosted, hd: true }, undefined],
  ['one that was not proven', { ...hosted, email_verified: false }, undefined],
  ['a word in place of a proof', { ...hosted, email_verified: 'true' }, undefined],
  [
    'a lookalike',
    { sub: '1', email: 'ada@gmail.com.evil.example', email_verified: true },
    undefined,
  ],
  ['another domain', { sub: '1', email: 'ada@evilgmail.com', email_verified: true }, undefined],
  ['no mailbox', { sub: '1', email_verified: true, hd: 'work.example' }, undefined],
  ['a number', { ...hosted, email: 7 }, undefined],
])('behavior: Google proves %s, or not', async (_, claims, email) => {
  expect(await read('google', { claims: { name: 'Ada', ...claims } })).toEqual({
    ...{ subject: '1', email, username: 'Ada', asked: [] },
  })
})

test.each<[unknown, string | undefined]>([
  [true, 'ada@mail.example'],
  ['true', 'ada@mail.example'],
  ['false', undefined],
  [false, undefined],
  [1, undefined],
  [undefined, undefined],
])('behavior: Apple has proven a mailbox where it says %j', async (word, email) => {
  const claims = { sub: '1', email: 'ada@mail.example', email_verified: word }
  expect(await read('apple', { claims })).toMatchObject({ subject: '1', email })
  expect(await read('apple', { claims: { ...claims, email: 7 } })).toMatchObject({
    email: undefined,
  })
})

test.each<[string, string | undefined]>([
  ['{"name":{"firstName":"Ada","lastName":"Lovelace"}}', 'Ada Lovelace'],
  ['{"name":{"firstName":"Ada"}}', 'Ada'],
  ['{"name":{"lastName":"Lovelace"}}', 'Lovelace'],
  ['{"name":{}}', undefined],
  ['{"name":"Ada"}', undefined],
  ['{', undefined],
  [JSON.stringify({ name: { firstName: 'Ada' }, more: 'a'.repeat(2000) }), undefined],
])('behavior: Apple tells the name %s by the browser', async (user, username) => {
  const claims = { sub: '1' }
  expect(await read('apple', { claims, parameters: { user } })).toMatchObject({ username })
  expect(await read('apple', { claims })).toMatchObject({ username: undefined })
})

test('behavior: any OpenID provider proves no mailbox', async () => {
  const claims = { sub: '1', name: 'Ada', email: 'ada@gmail.com', email_verified: true }
  expect(await read('oidc:work', { claims })).toEqual({
    ...{ subject: '1', email: undefined, username: 'Ada', asked: [] },
  })
})

test.each(['google', 'apple', 'oidc:work'] as const)('error: %s without a token', async (id) => {
  await expect(read(id, {})).rejects.toThrow('There is no ID token.')
})

const discord = 'https://discord.com/api/users/@me'
test.each<[object, object]>([
  [
    { username: 'ada', global_name: 'Ada', email: 'ada@mail.example', verified: true },
    { email: 'ada@mail.example', username: 'Ada' },
  ],
  [{ username: 'ada', global_name: null, email: null, verified: true }, { username: 'ada' }],
  [{ username: 'ada', email: 'ada@mail.example', verified: false }, { username: 'ada' }],
  [{ email: 'ada@mail.example' }, {}],
])('behavior: Discord says %j', async (said, user) => {
  const id = '184467440737095516'
  expect(await read('discord', { answers: { [discord]: { id, ...said } } })).toEqual({
    ...{ subject: id, email: undefined, username: undefined, asked: [discord], ...user },
  })
})

const x = 'https://api.x.com/2/users/me?user.fields=confirmed_email'
test.each<[object, object]>([
  [
    { username: 'ada', confirmed_email: 'ada@mail.example' },
    { email: 'ada@mail.example', username: '@ada' },
  ],
  [{ username: 'ada', confirmed_email: null }, { username: '@ada' }],
  [{}, {}],
])('behavior: X says %j', async (said, user) => {
  const id = '1'.repeat(30)
  expect(await read('x', { answers: { [x]: { data: { id, ...said } } } })).toEqual({
    ...{ subject: id, email: undefined, username: undefined, asked: [x], ...user },
  })
})

const [github, emails] = ['https://api.github.com/user', 'https://api.github.com/user/emails']
const other = { email: 'other@mail.example', primary: false, verified: true }
test.each<[string, object[], string | undefined]>([
  [
    'the first',
    [other, { ...other, email: 'ada@mail.example', primary: true }],
    'ada@mail.example',
  ],
  ['none that is proven', [other, { ...other, primary: true, verified: false }], undefined],
  ['none', [], undefined],
])('behavior: of the mailboxes of GitHub, %s', async (_, list, email) => {
  const answers = { [github]: { id: 7, login: 'ada' }, [emails]: list }
  expect(await read('github', { answers })).toEqual({
    ...{ subject: '7', email, username: '@ada', asked: [github, emails] },
  })
})

test('behavior: Facebook is asked with a proof of the app, and proves no mailbox', async () => {
  const proof = createHmac('sha256', 'secret').update('token').digest('hex')
  const url = `https://graph.facebook.com/v24.0/me?fields=id,name&appsecret_proof=${proof}`
  const answers = { [url]: { id: '1'.repeat(40), name: 'Ada', email: 'ada@mail.example' } }
  expect(await read('facebook', { answers })).toEqual({
    ...{ subject: '1'.repeat(40), email: undefined, username: 'Ada', asked: [url] },
  })
})

const [none, digits] = [undefined, (count: number) => '1'.repeat(count)]
test.each<[ProviderConfig['id'], string, readonly unknown[]]>([
  [
    'discord',
    discord,
    [none, {}, { id: 7 }, { id: '' }, { id: 'a1' }, { id: '1a' }, { id: digits(31) }],
  ],
  [
    'x',
    x,
    [
      none,
      {},
      { data: {} },
      { data: { id: 7 } },
      { data: { id: '1a' } },
      { data: { id: 'a1' } },
      { data: { id: digits(31) } },
    ],
  ],
  [
    'github',
    github,
    [none, {}, { id: '7', login: 'a' }, { id: 0, login: 'a' }, { id: 1.5, login: 'a' }, { id: 7 }],
  ],
])('error: %s names no visitor', async (id, url, answers) => {
  for (const answer of answers)
    await expect(read(id, { answers: { [url]: answer, [emails]: [] } })).rejects.toThrow(
      v.ValiError,
    )
})

test('error: Facebook names no visitor, and GitHub lists no mailboxes', async () => {
  for (const id of [7, '', 'a1', '1a', digits(41)]) {
    const answers = new Proxy({}, { get: () => ({ id }) }) as Answers
    await expect(read('facebook', { answers })).rejects.toThrow(v.ValiError)
  }
  for (const list of [none, {}, [{ email: 'a@b.example' }]]) {
    const answers = { [github]: { id: 7, login: 'ada' }, [emails]: list }
    await expect(read('github', { answers })).rejects.toThrow(v.ValiError)
  }
})
