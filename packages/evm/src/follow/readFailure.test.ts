import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { accountEvents } from './accountEvents.ts'
import { readFailure } from './readFailure.ts'

const account = '0xAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaa'
const own = account.toLowerCase()
const { executed, notExecuted, operated } = accountEvents
const hash = (digit: string) => `0x${digit.repeat(64)}`
const safe = (event: string, of = hash('1')) => ({ address: own, topics: [event, of], data: '0x' })
const plain = 'the account could not carry it out'
const read = (logs: readonly ReturnType<typeof safe>[], named?: string) =>
  readFailure(logs, { account, hash: named })

test('default', () => {
  expect(read([])).toBeUndefined()
})

test.each([
  ['a failure', [notExecuted], plain],
  ['two failures', [notExecuted, notExecuted], plain],
  ['a success', [executed], undefined],
  ['a failure and a success', [notExecuted, executed], undefined],
  ['a success and a failure', [executed, notExecuted], undefined],
  ['another event', [operated], undefined],
])('behavior: a Safe that logs %s', (_, events, reason) => {
  expect(read(events.map((event) => safe(event)))).toBe(reason)
})

test('behavior: the operation that the wallet named decides, whatever came of others', () => {
  const logs = [safe(notExecuted, hash('1')), safe(executed, hash('2'))]
  expect(read(logs, hash('1'))).toBe(plain)
  expect(read(logs, hash('2'))).toBeUndefined()
})

test('behavior: an entry point gives the reason', () => {
  const text = 'no coins, please.'
  const words = Buffer.from(text).toString('hex').padEnd(64, '0')
  const revert = `08c379a0${toWord(32)}${toWord(text.length)}${words}`
  const size = toWord(revert.length / 2)
  const entryPoint = '0x433709009b8330fda32311df1c2afa402ed8d009'
  const topics = [hash('1'), `0x${toWord(own)}`]
  const logs = [
    {
      address: entryPoint,
      topics: [accountEvents.reverted, ...topics],
      data: `0x${toWord(0)}${toWord(64)}${size}${revert}`,
    },
    {
      address: entryPoint,
      topics: [operated, ...topics, `0x${toWord(0)}`],
      data: `0x${toWord(0)}${toWord(0)}`,
    },
  ]
  expect(read(logs, hash('1'))).toBe('no coins, please')
})
