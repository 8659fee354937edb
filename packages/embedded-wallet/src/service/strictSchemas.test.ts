import * as v from 'valibot'
import { expect, test } from 'vitest'
import { configSchemas } from './configSchemas.ts'
import { deviceSchemas } from './deviceSchemas.ts'
import { emailChangeSchemas } from './emailChangeSchemas.ts'
import { farcasterSchemas } from './farcasterSchemas.ts'
import { handoffSchemas } from './handoffSchemas.ts'
import { identitySchemas } from './identitySchemas.ts'
import { loginSchemas } from './loginSchemas.ts'
import { manifestSchemas } from './manifestSchemas.ts'
import { passkeySchemas } from './passkeySchemas.ts'
import { priceSchemas } from './priceSchemas.ts'
import { walletProblem, walletProblemCodes } from './problemSchemas.ts'
import { sessionSchemas } from './sessionSchemas.ts'
import { walletSchemas } from './walletSchemas.ts'

const id = 'A'.repeat(22)
const hash = 'A'.repeat(43)
const publicKey = `B${'A'.repeat(86)}`
const box = 'A'.repeat(152)
const host = 'https://app.example'
const instant = '2026-11-28T06:00:00.000Z'
const session = {
  ...{ account: id, method: 'oidc:company', user: { email: null, username: null } },
  ...{ kind: 'view', device: null, isProven: false, wallets: [{ id, accounts: null }] },
  ...{ expiresIn: 1, refreshIn: 1 },
}
const generation = {
  ...{ generation: 1, keystore: 'AAAA', share: 'A'.repeat(44) },
  holders: [{ id, kind: 'device', publicKey, box }],
}
const wallet = {
  ...{ id, generation: 1, accounts: ['eip155:1:0xab'], accountTypes: { eip155: 'eoa' } },
  ...{ confirm: 'off', isFrozen: false, deletesIn: null, recoversIn: null, createdAt: instant },
  holders: [{ id, kind: 'code', publicKey }],
}
const device = {
  ...{ id, label: 'Chrome on macOS', state: 'active', isCurrent: true, publicKey },
  ...{ thumbprint: hash, createdAt: instant, lastUsedAt: instant },
}

const cases: readonly (readonly [string, v.GenericSchema<unknown, unknown>, object])[] = [
  ['config query', configSchemas.query as v.GenericSchema<unknown, unknown>, { host }],
  ['session', sessionSchemas.opened, { session }],
  ['no session', sessionSchemas.answer, { session: null }],
  [
    'e-mail',
    loginSchemas.start,
    { method: 'email', email: 'a@b.example', host, browser: 'Safari' },
  ],
  ['social', loginSchemas.start, { method: 'social', provider: 'google', host }],
  ['code', loginSchemas.code, { code: '012345' }],
  ['finish', loginSchemas.finish, { account: 'new' }],
  ['device', deviceSchemas.register, { label: 'Safari on iOS', publicKey }],
  ['devices', deviceSchemas.list, { devices: [device] }],
  [
    'wallet',
    walletSchemas.create,
    {
      ...{ id, ...generation, accounts: wallet.accounts, accountTypes: {}, confirm: 'off' },
      isSeparate: false,
    },
  ],
  ['wallet answer', walletSchemas.answer, { wallet }],
  ['proof', walletSchemas.askProof, { holder: id }],
  [
    'share',
    walletSchemas.askShare,
    {
      ...{ generation: 1, purpose: 'sign', digest: hash, confirmation: null },
      proof: { kind: 'recovery', id, opened: hash },
    },
  ],
  ['generation', walletSchemas.generation, { ...generation, proof: { kind: 'device' } }],
  ['handoff', handoffSchemas.register, { hash, host, request: 'AAAA' }],
  ['claim', handoffSchemas.claim, { proof: 'opener', opener: host }],
  ['passkey question', passkeySchemas.ask, { purpose: 'login', host, browser: 'Safari' }],
  ['passkey answer', passkeySchemas.answer, { id, response: {}, hasPrf: true }],
  ['prices query', priceSchemas.query as v.GenericSchema<unknown, unknown>, { assets: 'eip155:1' }],
  [
    'prices',
    priceSchemas.answer,
    { currency: 'usd', prices: [{ asset: 'eip155:1:0xab', price: 0.01, decimals: 6 }] },
  ],
  ['identity', identitySchemas.link, { login: id }],
  ['farcaster', farcasterSchemas.answer, { message: 'a', signature: '0x12' }],
  ['waiting change', emailChangeSchemas.waiting, { waiting: { email: 'a@b.example', readyIn: 1 } }],
  ['no waiting change', emailChangeSchemas.waiting, { waiting: null }],
  ['kept e-mail', emailChangeSchemas.keep, { token: `${id}.1.${hash}` }],
  ['freeze', walletSchemas.freeze, { token: `${id}.1.${hash}` }],
  [
    'confirm',
    walletSchemas.confirm,
    { confirm: 'off', proof: { kind: 'device' }, confirmation: null },
  ],
  ['thaw', walletSchemas.thaw, { proof: { kind: 'device' } }],
  [
    'manifest',
    manifestSchemas.manifest,
    { build: hash, files: [{ path: '/w.html', hash, bytes: 1 }] },
  ],
  ['answer', handoffSchemas.answer, { answer: 'AAAA', hasSession: true }],
]

test.each(cases)('default: %s, and nothing beside it', (_, schema, value) => {
  expect(v.safeParse(schema, value).issues).toBeUndefined()
  expect(v.is(schema, { ...value, further: 1 })).toBe(false)
  for (const name of Object.keys(value).filter((key) => key !== 'host' || 'hash' in value)) {
    const { [name]: _without, ...rest } = value as Record<string, unknown>
    expect(v.is(schema, rest)).toBe(false)
  }
})

test('behavior: a problem is read by its code, whatever else the document says', () => {
  const document = {
    type: 'urn:x',
    code: 'LOGIN_CODE_WRONG',
    status: 403,
    detail: '',
    triesLeft: 4,
  }
  expect(v.parse(walletProblem, document)).toEqual({
    ...{ code: 'LOGIN_CODE_WRONG', status: 403, detail: '', triesLeft: 4 },
  })
  expect(walletProblemCodes.every((code) => /^[A-Z_]+$/.test(code))).toBe(true)
})
