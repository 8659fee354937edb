import { expect, test } from 'vitest'
import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import type { Permission } from '../../../contract/permissions/permission.ts'
import { type AskedGrant, findBroader } from './findBroader.ts'

const periodic: Permission = { kind: 'periodic', amount: 100n, period: 60 }
const stream: Permission = { kind: 'stream', token: '0xT', perSecond: 5n, initial: 5n, max: 50n }
const allowance: Permission = { kind: 'allowance', amount: 9n, startTime: 500 }
const contract: Permission = { kind: 'contract', contract: '0xC', functions: ['a', 'b'] }
const asked = (
  permissions: readonly Permission[],
  given: Partial<AskedGrant> = {},
): AskedGrant => ({
  ...{ caipNetworkId: 'eip155:1', account: '0xA', to: '0xB', expiry: 1000, askedAt: 400 },
  ...{ permissions, ...given },
})
const granted = (
  permission: Permission,
  given: Partial<GrantedPermission> = {},
): GrantedPermission => ({
  ...{ permission, caipNetworkId: 'eip155:1', account: '0xa', to: '0xb', expiry: 1000 },
  ...{ context: '0x1', isEnforcerKnown: true, ...given },
})
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const find = (of: AskedGrant, ...given: readonly GrantedPermission[]) =>
  findBroader(of, given, isSame)

test('default: the same, in any order, or less of it', () => {
  const all = asked([periodic, stream, allowance, contract])
  expect(find(all, granted(contract), granted(allowance), granted(stream))).toBeUndefined()
  expect(find(asked([periodic]), granted(periodic, { account: undefined }))).toBeUndefined()
  const less: readonly Permission[] = [
    { ...periodic, amount: 99n, period: 61, startTime: 400 },
    { ...stream, perSecond: 4n, initial: 0n, max: 49n, token: '0xt' },
    { ...allowance, amount: 1n, startTime: 501 },
    { ...contract, functions: ['a'], contract: '0xc' },
  ]
  const narrower = less.map((one) => granted(one, { expiry: 999 }))
  expect(find(all, ...narrower)).toBeUndefined()
})

test.each<[string, Partial<GrantedPermission>]>([
  ['chain', { caipNetworkId: 'eip155:2' }],
  ['account', { account: '0xd' }],
  ['delegate', { to: '0xd' }],
  ['enforcer', { isEnforcerKnown: false }],
  ['expiry', { expiry: 1001 }],
])('behavior: another %s', (field, given) => {
  expect(find(asked([periodic]), granted(periodic, given))).toBe(field)
})

test.each<[string, Permission, Permission]>([
  ['amount', periodic, { ...periodic, amount: 101n }],
  ['period', periodic, { ...periodic, period: 59 }],
  ['startTime', periodic, { ...periodic, startTime: 99 }],
  ['permission', periodic, { ...periodic, token: '0xT' }],
  ['permission', periodic, { kind: 'allowance', amount: 1n }],
  ['perSecond', stream, { ...stream, perSecond: 6n }],
  ['initial', stream, { ...stream, initial: 6n }],
  ['max', stream, { ...stream, max: 51n }],
  ['permission', stream, { ...stream, token: undefined }],
  ['permission', stream, { ...stream, token: '0xU' }],
  ['amount', allowance, { ...allowance, amount: 10n }],
  ['startTime', allowance, { ...allowance, startTime: 499 }],
  ['permission', contract, { ...contract, contract: '0xD' }],
  ['functions', contract, { ...contract, functions: ['c'] }],
  ['valueLimit', contract, { ...contract, valueLimit: 1n }],
  ['permission', contract, periodic],
])('behavior: more %s (%#)', (field, wanted, got) => {
  expect(find(asked([wanted]), granted(got))).toBe(field)
})

test('behavior: one that was asked for once is granted once', () => {
  expect(find(asked([periodic]), granted(periodic), granted(periodic))).toBe('permission')
})

test('behavior: more calls', () => {
  const limited = asked([periodic], { callLimit: 3 })
  expect(find(limited, granted(periodic, { callLimit: 3 }))).toBeUndefined()
  expect(find(limited, granted(periodic, { callLimit: 4 }))).toBe('callLimit')
  expect(find(limited, granted(periodic))).toBe('callLimit')
})
