import { afterEach, expect, test, vi } from 'vitest'
import { createFakeNode, revert } from '../test/createFakeNode.ts'
import { type PartyMemory, readParties } from './readParties.ts'

const [account, contract, delegated] = ['a', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

afterEach(() => {
  vi.useRealTimers()
})

function prepare(answers: Record<string, unknown> = {}) {
  const codes: { readonly [address: string]: string } = {
    ...{ [account]: '0x', [contract]: '0x6001' },
    [delegated]: `0xef0100${'1'.repeat(40)}`,
  }
  const fake = createFakeNode({ eth_getCode: (address: string) => codes[address], ...answers })
  const memory: PartyMemory = new Map()
  const read = (addresses: readonly string[], tokens: readonly string[] = []) =>
    readParties(fake.node, memory, { addresses, tokens, account })
  return { ...fake, memory, read }
}

test('default: what an address is', async () => {
  const { read } = prepare()
  expect(await read([account, contract, delegated])).toEqual({
    [account]: { kind: 'account' },
    [contract]: { kind: 'contract' },
    [delegated]: { kind: 'delegated' },
  })
})

test('behavior: answers are kept, those of accounts for a minute', async () => {
  vi.useFakeTimers()
  const { read, requests } = prepare()
  await read([account, contract, delegated])
  await read([account, contract, delegated])
  expect(requests).toHaveLength(3)
  vi.advanceTimersByTime(60_000)
  await read([account, contract, delegated])
  expect(requests.slice(3).map(({ params }) => params[0])).toEqual([account, delegated])
})

test('behavior: the same question is asked once at a time, and few answers are kept', async () => {
  const { read, requests, memory } = prepare({ eth_getCode: () => '0x' })
  await Promise.all([read([account]), read([account])])
  expect(requests).toHaveLength(1)
  const many = Array.from({ length: 600 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
  await read(many)
  expect(memory.size).toBeLessThanOrEqual(500)
})

test('behavior: what could not be read is not known, and asked for again', async () => {
  const { read, answers } = prepare({ eth_getCode: () => Promise.reject(new Error('away')) })
  expect(await read([contract])).toEqual({ [contract]: { kind: 'unknown' } })
  answers.eth_getCode = () => '0x6001'
  expect(await read([contract])).toEqual({ [contract]: { kind: 'contract' } })
})

test.each<[string, unknown, boolean]>([
  ['one that says so', word(1), true],
  ['one that says no', word(0), false],
  ['one that says something else', word(2), false],
  ['one that fails', () => Promise.reject(revert()), false],
  ['one that answers with nothing', '0x', false],
])('behavior: a collection: %s', async (_, answer, isCollection) => {
  const ask = `0x01ffc9a780ac58cd${'0'.repeat(56)}`
  const { read, requests } = prepare({ eth_call: answerTo({ [ask]: answer }) })
  expect(await read([contract], [contract])).toEqual({
    [contract]: { kind: 'contract', isCollection },
  })
  expect(requests).toContainEqual({
    ...{ method: 'eth_call', params: [{ to: contract, data: ask }, 'latest'] },
  })
})

const ownBalance = `0x70a08231${account.slice(2).padStart(64, '0')}`

test('behavior: what the account has of a token is read each time', async () => {
  let balance = 5
  const { read, requests } = prepare({
    eth_call: answerTo({ [ownBalance]: () => word(balance) }),
  })
  const token = { kind: 'contract', isCollection: false }
  expect(await read([contract], [contract])).toEqual({ [contract]: { ...token, balance: 5n } })
  balance = 7
  expect(await read([contract], [contract])).toEqual({ [contract]: { ...token, balance: 7n } })
  expect(requests.filter(({ method }) => method === 'eth_getCode')).toHaveLength(1)
})

test.each<[string, string, Record<string, unknown>]>([
  ['an account', account, { [ownBalance]: word(5) }],
  ['a token that does not say it', contract, {}],
  ['a token that says something else', contract, { [ownBalance]: '0x05' }],
  [
    'a collection',
    contract,
    { [ownBalance]: word(5), [`0x01ffc9a780ac58cd${'0'.repeat(56)}`]: word(1) },
  ],
])('behavior: no balance: %s', async (_, address, answers) => {
  const { read } = prepare({ eth_call: answerTo(answers) })
  expect((await read([address], [address]))[address]).not.toHaveProperty('balance')
})

/** Answers calls by their data. Others fail. */
function answerTo(answers: Record<string, unknown>) {
  return async ({ data }: { data: string }) => {
    const answer = answers[data]
    if (answer === undefined) throw revert()
    return typeof answer === 'function' ? answer() : answer
  }
}
