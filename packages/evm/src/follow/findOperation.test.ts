import { expect, test } from 'vitest'
import { accountEvents } from './accountEvents.ts'
import { findOperation } from './findOperation.ts'

const account = `0x${'a'.repeat(40)}`
const hash = (digit: string) => `0x${digit.repeat(64)}`
const log = (name: string) => ({
  ...{ address: account, topics: [accountEvents.executed, name], data: '0x' },
})
const find = (names: readonly string[], named?: string) =>
  findOperation(names.map(log), { account, hash: named })?.hash

test('default: the one that the wallet named', () => {
  expect(find([hash('1'), hash('2')], hash('2'))).toBe(hash('2'))
  expect(find([hash('1'), hash('2')], hash('3'))).toBeUndefined()
  expect(find([hash('1')], hash('3'))).toBeUndefined()
})

test('behavior: without a name, the only one, and none of several', () => {
  expect(find([])).toBeUndefined()
  expect(find([hash('1')])).toBe(hash('1'))
  expect(find([hash('1'), hash('2')])).toBeUndefined()
})
