import { expect, test } from 'vitest'
import type { Holder } from '../keystore/holder.ts'
import { changeHolders } from './changeHolders.ts'

function createHolder(id: string, role: 'd' | 'r'): Holder {
  const publicKey = new Uint8Array(65).fill(id.charCodeAt(0))
  const times = { createdAt: 1, lastTestedAt: undefined }
  return { id, role, kind: role === 'd' ? 'device' : 'code', label: id, publicKey, ...times }
}

const [device, other, code] = [
  createHolder('a', 'd'),
  createHolder('b', 'd'),
  createHolder('c', 'r'),
]
const holders = [device, other, code]
const toInvalid = (detail: string) =>
  expect.objectContaining({ problem: 'HOLDERS_INVALID', detail })

test('default: adds, removes, and says when one was tested', () => {
  const added = createHolder('e', 'd')
  const change = { add: [added], remove: ['b'], tested: [{ id: 'c', at: 9 }] }
  expect(changeHolders(holders, change)).toEqual([device, { ...code, lastTestedAt: 9 }, added])
})

test('behavior: nothing is to be changed', () => {
  expect(changeHolders(holders, {})).toEqual(holders)
})

test('behavior: the one method of recovery is replaced by another', () => {
  const added = createHolder('e', 'r')
  expect(changeHolders(holders, { add: [added], remove: ['c'] })).toEqual([device, other, added])
})

test('behavior: a wallet without recovery may stay without', () => {
  expect(changeHolders([device, other], { remove: ['b'] })).toEqual([device])
})

test('error: the last method of recovery', () => {
  const invalid = toInvalid('no method of recovery would be left')
  expect(() => changeHolders(holders, { remove: ['c'] })).toThrow(invalid)
})

test('error: a holder that is there already, by its id or by its key', () => {
  const invalid = toInvalid('two holders have one id, or one key')
  for (const add of [createHolder('a', 'd'), { ...device, id: 'twin' }, { ...code, id: 'twin' }])
    expect(() => changeHolders(holders, { add: [add] })).toThrow(invalid)
  const twins = [createHolder('e', 'd'), { ...createHolder('e', 'd'), id: 'f' }]
  expect(() => changeHolders(holders, { add: twins })).toThrow(invalid)
})

test('behavior: a holder gets another key under its id', () => {
  const renewed = { ...device, publicKey: new Uint8Array(65).fill(9) }
  const change = { add: [renewed], remove: ['a'] }
  expect(changeHolders(holders, change)).toEqual([other, code, renewed])
})

test('error: a holder that is not there', () => {
  const invalid = toInvalid('the wallet has no such holder')
  expect(() => changeHolders(holders, { remove: ['x'] })).toThrow(invalid)
  expect(() => changeHolders(holders, { tested: [{ id: 'x', at: 1 }] })).toThrow(invalid)
})
