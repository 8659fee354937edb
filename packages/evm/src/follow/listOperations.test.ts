import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { accountEvents } from './accountEvents.ts'
import { listOperations } from './listOperations.ts'
import type { Log } from './readLogs.ts'

const account = '0xAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaa'
const own = account.toLowerCase()
const [other, token, paymaster] = ['b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const elsewhere = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108'
const { began, operated, executed, notExecuted } = accountEvents
const hash = (digit: string) => `0x${digit.repeat(64)}`
const word = (value: string) => `0x${toWord(value)}`
const moved = (data: string): Log => ({ address: token, topics: [], data })
const begin = (address = entryPoint): Log => ({ address, topics: [began], data: '0x' })
const end = (
  parts: { address?: string; of?: string; name?: string; isSuccess?: boolean } = {},
): Log => {
  const { address = entryPoint, of = own, name = hash('1'), isSuccess = true } = parts
  const topics = [operated, name, word(of), word(paymaster)]
  return { address, topics, data: `0x${toWord(7)}${toWord(isSuccess ? 1 : 0)}` }
}

test('default: an operation has what was logged between the start of the bundle and its end', () => {
  const logs = [moved('0x01'), begin(), moved('0x02'), end(), moved('0x03')]
  expect(listOperations(logs, account)).toEqual([
    {
      ...{ hash: hash('1'), isSuccess: true, entryPoint, paymaster },
      logs: [moved('0x02')],
    },
  ])
})

test('behavior: an operation has nothing of the one before it', () => {
  const logs = [begin(), moved('0x01'), end({ of: other }), moved('0x02'), end(), moved('0x03')]
  expect(listOperations(logs, account).map((one) => one.logs)).toEqual([[moved('0x02')]])
})

test('behavior: two operations of one account are told apart', () => {
  const logs = [begin(), moved('0x01'), end(), moved('0x02'), end({ name: hash('2') })]
  expect(listOperations(logs, account).map((one) => [one.hash, one.logs])).toEqual([
    [hash('1'), [moved('0x01')]],
    [hash('2'), [moved('0x02')]],
  ])
})

test('behavior: another entry point begins nothing of it', () => {
  const logs = [begin(), moved('0x01'), begin(elsewhere), moved('0x02'), end()]
  expect(listOperations(logs, account)[0]?.logs).toEqual(logs.slice(1, 4))
})

test.each<[string, Log]>([
  ['an entry point that nobody knows', end({ address: other })],
  ['an operation of another account', end({ of: other })],
  ['another event', { ...end(), topics: [began, hash('1'), word(own), word(paymaster)] }],
  ['a Safe that is not the account', { address: other, topics: [executed, hash('1')], data: '0x' }],
  ['the account’s other events', { address: own, topics: [operated, hash('1')], data: '0x' }],
])('behavior: %s does not count', (_, log) => {
  expect(listOperations([begin(), log], account)).toEqual([])
})

test('behavior: what did not succeed has failed', () => {
  const isSuccess = (log: Log) => listOperations([log], account)[0]?.isSuccess
  expect(isSuccess(end({ isSuccess: false }))).toBe(false)
  expect(isSuccess({ ...end(), data: '0x' })).toBe(false)
  expect(isSuccess({ ...end(), data: `0x${toWord(1)}${toWord(2)}` })).toBe(false)
})

test('behavior: a Safe names the hash as a topic since 1.4, and in the data before', () => {
  const now: Log = { address: own, topics: [executed, hash('1')], data: `0x${toWord(0)}` }
  const then: Log = {
    ...{ address: own, topics: [notExecuted] },
    data: `${hash('2')}${toWord(0)}`,
  }
  const logs = [moved('0x01'), now, moved('0x02'), then, moved('0x03')]
  expect(listOperations(logs, account)).toEqual([
    {
      ...{ hash: hash('1'), isSuccess: true, logs: [moved('0x01')] },
      ended: { index: 0, count: 2 },
    },
    {
      ...{ hash: hash('2'), isSuccess: false, logs: [moved('0x02')] },
      ended: { index: 1, count: 2 },
    },
  ])
})
