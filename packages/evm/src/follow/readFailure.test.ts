import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { readAccountEvents } from './readAccountEvents.ts'

const account = '0xAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaa'
const other = `0x${'b'.repeat(40)}`
const topic = (address: string) => `0x${toWord(address)}`
const operated = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const deposited = '0x2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c4'
const executed = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const notExecuted = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const entryPoint = '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789'
const failure = `0x${toWord(1)}${toWord(0)}`

const log = (address: string, topics: readonly string[], data = '0x') => ({ address, topics, data })
const ofSafe = (...events: string[]) =>
  readAccountEvents(
    events.map((event) => log(account.toLowerCase(), [event])),
    account,
  )

test('default', () => {
  expect(readAccountEvents([], account)).toEqual({ hasFailed: false, deposits: [] })
})

test.each([
  ['a failure', [notExecuted], true],
  ['two failures', [notExecuted, notExecuted], true],
  ['a success', [executed], false],
  ['a failure and a success', [notExecuted, executed], false],
  ['a success and a failure', [executed, notExecuted], false],
  ['another event', [operated], false],
])('behavior: a Safe that logs %s', (_, events, hasFailed) => {
  expect(ofSafe(...events)).toEqual({ hasFailed, deposits: [] })
})

test('behavior: other events of a Safe say nothing', () => {
  expect(ofSafe(notExecuted, deposited).hasFailed).toBe(true)
})

test.each([
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
])('behavior: the entry point %s is believed', (address) => {
  const logs = [
    log(address, [operated, '0x', topic(account)], failure),
    log(address, [deposited, topic(account)], `0x${toWord(30)}`),
  ]
  expect(readAccountEvents(logs, account)).toEqual({
    ...{ hasFailed: true, deposits: [{ entryPoint: address, total: 30n }] },
  })
})

test.each([
  ['an event of another kind', [executed, topic(account), topic(account)]],
  ['an operation of another account', [operated, topic(account), topic(other)]],
  ['a deposit of another account', [deposited, topic(other), topic(account)]],
])('behavior: of an entry point, %s does not count', (_, topics) => {
  expect(readAccountEvents([log(entryPoint, topics, failure)], account)).toEqual({
    ...{ hasFailed: false, deposits: [] },
  })
})

test('behavior: a deposit that says no total does not count', () => {
  expect(
    readAccountEvents([log(entryPoint, [deposited, topic(account)])], account).deposits,
  ).toEqual([])
})
