import type { Permission } from '@cleat/core'
import { expect, test } from 'vitest'
import { createFormat } from '../language/createFormat.ts'
import { toTerms } from './toTerms.ts'

const any = 2n ** 255n
const contract = `0x${'70'.repeat(20)}`
const read = (permission: Permission) =>
  toTerms(permission, { format: createFormat({ tag: 'en' }), toAmount: String })

const none = { amount: '', max: '', names: '', time: '', unit: '' }

test.each<[Permission, string, Partial<typeof none>]>([
  [
    { kind: 'periodic', amount: 5n, period: 86_400 },
    'periodic',
    { amount: '5', unit: 'day', time: '1 day' },
  ],
  [
    { kind: 'periodic', amount: any, period: 3 * 86_400 },
    'periodic',
    { amount: 'any', unit: 'other', time: '3 days' },
  ],
  [
    { kind: 'stream', perSecond: 2n, initial: 0n, max: any - 1n },
    'stream',
    { amount: '172800', max: String(any - 1n) },
  ],
  [
    { kind: 'stream', perSecond: any, initial: 0n, max: any },
    'periodic',
    { amount: 'any', unit: 'day' },
  ],
  [{ kind: 'allowance', amount: any - 1n }, 'allowance', { amount: String(any - 1n) }],
  [
    { kind: 'contract', contract, functions: ['mint', 'claim'] },
    'calls',
    { names: '\u2068mint\u2069 and \u2068claim\u2069' },
  ],
  [
    { kind: 'contract', contract, functions: ['mint'], valueLimit: 1n },
    'callsWithValue',
    { names: '\u2068mint\u2069', amount: '1' },
  ],
])('default: %o', (permission, name, values) => {
  expect(read(permission)).toEqual({ name, values: { ...none, ...values } })
})
