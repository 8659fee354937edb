import { expect, test } from 'vitest'
import { readGrants } from './readGrants.ts'

const to = `0x${'Ab'.repeat(20)}`
const token = `0x${'70'.repeat(20)}`
const expiry = { type: 'expiry', data: { timestamp: 1_900_000_000 } }
const periodic = {
  type: 'erc20-token-periodic',
  data: { tokenAddress: token, periodAmount: '0x5', periodDuration: 86_400 },
}
const opaque = { kind: 'opaque', reason: 'data' }

test('default: what is allowed today, and until when', () => {
  expect(readGrants({ to, permission: periodic, rules: [expiry] })).toEqual([
    {
      ...{ kind: 'grant', to: to.toLowerCase(), limits: 2, until: 1_900_000_000n },
      permissions: [{ kind: 'periodic', token, amount: 5n, period: 86_400, startTime: undefined }],
    },
  ])
})

test('behavior: the form of 2024, with several permissions', () => {
  const allowance = {
    type: 'native-token-recurring-allowance',
    data: { allowance: '0x7', period: 60, start: 1 },
  }
  const call = {
    type: 'contract-call',
    data: { address: token, functions: [{ functionName: 'f' }] },
  }
  const signer = { type: 'account', data: { address: to } }
  expect(
    readGrants({ signer, permissions: [allowance, call], policies: [], expiry: 1_800_000_000 }),
  ).toEqual([
    {
      ...{ kind: 'grant', to: to.toLowerCase(), limits: 2, until: 1_800_000_000n },
      permissions: [
        { kind: 'periodic', token: undefined, amount: 7n, period: 60, startTime: 1 },
        { kind: 'contract', contract: token, functions: ['f'] },
      ],
    },
  ])
})

test.each([
  ['of another type', { type: 'everything', data: {} }],
  ['without its amount', { ...periodic, data: { ...periodic.data, periodAmount: undefined } }],
  ['that is no object', 'all'],
  ['that is nothing', null],
])('behavior: a permission %s cannot be read', (_, permission) => {
  const [grant, rest] = readGrants({ to, permission, rules: [expiry] })
  expect(grant).toMatchObject({ kind: 'grant', to: to.toLowerCase() })
  expect(grant).not.toHaveProperty('permissions')
  expect(rest).toEqual(opaque)
})

test('behavior: of several, those that can be read are said, and that others cannot', () => {
  const read = readGrants({ to, permissions: [periodic, {}], expiry: 1 })
  expect(read).toMatchObject([{ permissions: [{ amount: 5n }] }, opaque])
})

test.each([
  ['no rule', []],
  ['two ends', [expiry, expiry]],
  ['milliseconds', [{ type: 'expiry', data: { timestamp: 1_900_000_000_000 } }]],
])('behavior: with %s it has no end', (_, rules) => {
  expect(readGrants({ to, permission: periodic, rules })[0]).not.toHaveProperty('until')
})
