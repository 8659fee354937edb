import { describe, expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import type { Log } from '../../follow/readLogs.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { classifyReceipt } from './classifyReceipt.ts'

const [from, to, token, bundler] = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
]
const hash = '0x12'
const transfer: EvmTransfer = {
  ...{ from, to, token, amount: 5n, data: '0xa9059cbb' },
  call: { from, to: token, value: '0x0', data: '0xa9059cbb' },
}
const meant: NodeTransaction = {
  ...{ hash, from, to: token, value: 0n, input: '0xa9059cbb', gas: 100n, nonce: 1n },
}
const wrapped = { ...meant, from: bundler, to: bundler, input: '0x1234' }
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x1', blockNumber: 9n, gasUsed: 50n, fee: 50n, logs: [] },
}
const log = (address: string, topics: readonly string[], data = '0x'): Log => ({
  ...{ address, topics, data },
})
const topic = (address: string) => `0x${toWord(address)}`
const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const operated = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const deposited = '0x2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c4'
const notExecuted = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const moved = (payer: string, receiver: string, amount: bigint) =>
  log(token, [transferred, topic(payer), topic(receiver)], `0x${toWord(amount)}`)

function judge(
  change: Partial<classifyReceipt.Parameters>,
  answers: Record<string, unknown> = { eth_getCode: '0x60' },
) {
  // A node that traces nothing, in whose block nothing moved.
  const still = {
    eth_getLogs: [],
    eth_getBlockByNumber: null,
    eth_call: '0x',
    eth_getBalance: '0x5',
  }
  const { node } = createFakeNode({ ...still, ...answers })
  const given = { transfer, transaction: meant, receipt, isSuccessor: false, ...change }
  return classifyReceipt(node, given)
}

test('default', async () => {
  const paid = { ...receipt, logs: [moved(from, to, 5n)] }
  expect(await judge({ receipt: paid })).toEqual({ status: 'confirmed', hash })
})

test('behavior: the call that was asked for is no payment where the token moved nothing', async () => {
  expect((await judge({})).status).toBe('unproven')
  const end = async (...logs: readonly Log[]) =>
    (await judge({ receipt: { ...receipt, logs } })).status
  expect(await end(moved(from, bundler, 5n))).toBe('altered')
  expect(await end(moved(from, to, 6n))).toBe('altered')
  expect(await end(moved(from, to, 4n))).toBe('confirmed')
  expect(await end(moved(from, to, 4n), moved(from, bundler, 1n))).toBe('confirmed')
})

test('behavior: the call that was asked for is proven by balances where the token logs nothing', async () => {
  const balances = {
    eth_getBlockByNumber: { hash: '0x1', transactions: [{ hash, from, to: token }] },
    eth_call: ({ data }: { data: string }, block: string) => {
      const now = data.endsWith(from.slice(2)) ? 95n : 105n
      return `0x${toWord(block === '0x8' ? 100n : now)}`
    },
  }
  expect((await judge({}, balances)).status).toBe('confirmed')
  expect((await judge({ transaction: wrapped }, { ...balances, eth_getCode: '0x60' })).status).toBe(
    'confirmed',
  )
})

test('behavior: coins are paid by the call that was asked for, whatever the node knows', async () => {
  const call = { from, to, value: '0x5' }
  const coins: EvmTransfer = { from, to, token: undefined, amount: 5n, data: undefined, call }
  const transaction = { ...meant, to, value: 5n, input: '0x' }
  expect(await judge({ transfer: coins, transaction }, {})).toEqual({ status: 'confirmed', hash })
})

test('behavior: an account without code sent something else', async () => {
  const answers = { eth_getCode: '0x' }
  for (const change of [{ to: bundler }, { value: 1n }, { input: '0x' }, { from: bundler }])
    expect(await judge({ transaction: { ...meant, ...change } }, answers)).toEqual({
      ...{ status: 'altered', hash },
    })
})

test('behavior: something else took its place, whatever came of that', async () => {
  const cancelled = { ...meant, to: from, input: '0x' }
  const failed = { ...receipt, isSuccess: false }
  for (const one of [receipt, failed])
    expect(await judge({ transaction: cancelled, isSuccessor: true, receipt: one })).toEqual({
      ...{ status: 'replaced', hash },
    })
})

test('behavior: what took its place may be the same batch, made faster', async () => {
  const faster = { ...meant, to: from, input: '0x1234' }
  const end = async (logs: readonly Log[]) =>
    (await judge({ transaction: faster, isSuccessor: true, receipt: { ...receipt, logs } })).status
  expect(await end([moved(from, to, 5n)])).toBe('confirmed')
  expect(await end([moved(from, bundler, 5n)])).toBe('replaced')
  expect(await end([])).toBe('unproven')
})

test.each<[string, readonly Log[], string]>([
  ['said nothing of it', [], 'unproven'],
  ['told of it', [moved(from, to, 5n)], 'confirmed'],
  ['told of one unit', [moved(from, to, 1n)], 'altered'],
  ['told of one unit more', [moved(from, to, 6n)], 'altered'],
  ['kept a part', [moved(from, to, 4n), moved(from, bundler, 1n)], 'unproven'],
  ['told of another receiver', [moved(from, bundler, 5n)], 'altered'],
  ['told of another payer', [moved(bundler, to, 5n)], 'unproven'],
  ['told of another token', [{ ...moved(from, to, 5n), address: to }], 'unproven'],
  ['told nonsense', [{ ...moved(from, to, 5n), data: '0x' }], 'altered'],
])('behavior: paid by a contract, and the token %s', async (_, logs, status) => {
  const outcome = await judge({ transaction: wrapped, receipt: { ...receipt, logs } })
  expect(outcome).toEqual({ status, hash })
})

const success = `0x${toWord(1)}${toWord(1)}`
const failure = `0x${toWord(1)}${toWord(0)}`

test.each<[string, readonly Log[], string]>([
  ['an operation failed', [log(entryPoint, [operated, '0x', topic(from)], failure)], 'failed'],
  ['an operation went well', [log(entryPoint, [operated, '0x', topic(from)], success)], 'unproven'],
  [
    'one operation failed, and one went well',
    [failure, success].map((data) => log(entryPoint, [operated, '0x', topic(from)], data)),
    'unproven',
  ],
  ['another account’s failed', [log(entryPoint, [operated, '0x', topic(to)], failure)], 'unproven'],
  ['a contract says so', [log(bundler, [operated, '0x', topic(from)], failure)], 'unproven'],
  ['a Safe could not', [log(from, [notExecuted])], 'failed'],
  ['another Safe could not', [log(to, [notExecuted])], 'unproven'],
])('behavior: paid by a contract: %s', async (_, logs, status) => {
  const outcome = await judge({ transaction: wrapped, receipt: { ...receipt, logs } })
  expect(outcome).toMatchObject({ status, hash })
})

test('behavior: another account’s transaction that failed says nothing', async () => {
  expect(await judge({ transaction: wrapped, receipt: { ...receipt, isSuccess: false } })).toEqual({
    status: 'unproven',
    hash,
  })
})

test('behavior: another transaction of the payer failed, so nothing was paid', async () => {
  const own = { ...meant, from: from.toLowerCase(), to: bundler, input: '0x1234' }
  const failed = { ...receipt, isSuccess: false, gasUsed: own.gas }
  const given = { transaction: own, receipt: failed }
  expect(await judge(given)).toEqual({ status: 'failed', hash, reason: 'out of gas' })
  const shouted = { ...transfer, from: from.toUpperCase().replace('X', 'x') }
  expect((await judge({ ...given, transfer: shouted })).status).toBe('failed')
})

test('behavior: the code of the payer’s account is read in the block, else now', async () => {
  const own = { ...meant, to: bundler, input: '0x1234' }
  const end = async (then: string | undefined, now: string | undefined) => {
    const eth_getCode = (_: unknown, block: string) => (block === '0x9' ? then : now)
    return (await judge({ transaction: own }, { eth_getCode })).status
  }
  expect(await end('0x60', '0x')).toBe('unproven')
  expect(await end('0x', '0x60')).toBe('altered')
  expect(await end(undefined, '0x')).toBe('altered')
  expect(await end(undefined, '0x60')).toBe('unproven')
})

test('behavior: a plain payment of coins to somebody else is another payment', async () => {
  const plain = { ...meant, to: bundler, input: '0x' }
  expect(await judge({ transaction: plain })).toEqual({ status: 'altered', hash })
  const others = { ...plain, from: bundler }
  expect((await judge({ transaction: others })).status).toBe('unproven')
})

test('behavior: a failure of the account has a reason', async () => {
  const logs = [log(from, [notExecuted])]
  expect(await judge({ transaction: wrapped, receipt: { ...receipt, logs } })).toEqual({
    ...{ status: 'failed', hash, reason: 'the account could not carry it out' },
  })
})

test('behavior: only a transfer of tokens proves that tokens were paid', async () => {
  const approved = { ...moved(from, to, 5n) }
  const logs = [{ ...approved, topics: [operated, ...approved.topics.slice(1)] }]
  expect((await judge({ transaction: wrapped, receipt: { ...receipt, logs } })).status).toBe(
    'unproven',
  )
})

test('behavior: coins that came prove nothing of a token', async () => {
  const answers = {
    eth_getCode: '0x60',
    eth_getBlockByNumber: { hash: '0x1', miner: token, transactions: [{ hash }] },
    eth_getBalance: (account: string, block: string) =>
      block === '0x8' ? '0x64' : account === from ? '0x5f' : '0x69',
  }
  expect((await judge({ transaction: wrapped }, answers)).status).toBe('unproven')
})

test('behavior: a token that another account moved with a permission is proven by its log', async () => {
  const logs = [moved(from, to, 5n)]
  expect(
    await judge({ transaction: wrapped, receipt: { ...receipt, logs } }, { eth_getCode: '0x' }),
  ).toEqual({ status: 'confirmed', hash })
})

describe('coins of a contract account', () => {
  const coins: EvmTransfer = {
    ...{ from, to, token: undefined, amount: 5n, data: undefined },
    call: { from, to, value: '0x5' },
  }
  const one = { hash, from: bundler, to: bundler }
  const balances = (spent: bigint, received: bigint) => ({
    eth_getCode: '0x60',
    eth_getBlockByNumber: { hash: '0x1', miner: token, transactions: [one] },
    eth_getBalance: (account: string, block: string) =>
      `0x${(100n + (block === '0x8' ? 0n : account === from ? -spent : received)).toString(16)}`,
  })
  const end = async (answers: Record<string, unknown>, change: object = {}) =>
    (await judge({ transfer: coins, transaction: wrapped, ...change }, answers)).status

  test('default', async () => {
    expect(await end(balances(5n, 5n))).toBe('confirmed')
  })

  test.each<[string, Record<string, unknown>]>([
    ['less came', balances(5n, 4n)],
    ['more came', balances(5n, 6n)],
    ['the payer paid less', balances(4n, 5n)],
    ['the payer paid more', balances(6n, 5n)],
    ...[{ from: to }, { to }, { from }, { to: from.toUpperCase().replace('X', 'x') }].map(
      (row): [string, Record<string, unknown>] => [
        `another transaction names ${JSON.stringify(row)}`,
        {
          ...balances(5n, 5n),
          eth_getBlockByNumber: {
            ...{ hash: '0x1', miner: token },
            transactions: [one, { hash: '0x2', from: bundler, to: bundler, ...row }],
          },
        },
      ],
    ),
    [
      'the receiver is rewarded',
      {
        ...balances(5n, 5n),
        eth_getBlockByNumber: { hash: '0x1', miner: to, transactions: [one] },
      },
    ],
    [
      'the receiver withdraws',
      {
        ...balances(5n, 5n),
        eth_getBlockByNumber: {
          ...{ hash: '0x1', miner: token, transactions: [one] },
          withdrawals: [{ address: to }],
        },
      },
    ],
    [
      'the block is another',
      {
        ...balances(5n, 5n),
        eth_getBlockByNumber: { hash: '0x3', miner: token, transactions: [one] },
      },
    ],
    [
      'the block does not have it',
      {
        ...balances(5n, 5n),
        eth_getBlockByNumber: { hash: '0x1', miner: token, transactions: [] },
      },
    ],
    ['the block is garbage', { ...balances(5n, 5n), eth_getBlockByNumber: 'x' }],
    [
      'the block has two of it',
      {
        ...balances(5n, 5n),
        eth_getBlockByNumber: { hash: '0x1', miner: token, transactions: [one, one] },
      },
    ],
    [
      'one of several withdraws',
      {
        ...balances(5n, 5n),
        eth_getBlockByNumber: {
          ...{ hash: '0x1', miner: token, transactions: [one] },
          withdrawals: [{ address: bundler }, { address: from }],
        },
      },
    ],
  ])('behavior: nothing is proven where %s', async (_, answers) => {
    expect(await end(answers)).toBe('unproven')
  })

  test('behavior: others in the block do not matter', async () => {
    const others = [{ hash: '0x2', from: bundler, to: token }, { hash: '0x3', from: token }, null]
    const block = {
      ...{ hash: '0x1', transactions: [{ ...one, hash: hash.toUpperCase() }, ...others] },
      withdrawals: [{ address: bundler }, {}],
    }
    const eth_getBlockByNumber = (number: string, isWhole: boolean) =>
      number === '0x9' && isWhole ? block : undefined
    expect(await end({ ...balances(5n, 5n), eth_getBlockByNumber })).toBe('confirmed')
  })

  test('behavior: a payment to oneself is not proven by balances', async () => {
    const own = { ...coins, to: from.toUpperCase().replace('X', 'x'), amount: 0n }
    expect(await end(balances(0n, 0n), { transfer: own })).toBe('unproven')
  })

  test('behavior: the payer’s own fee is known from the receipt', async () => {
    const own = { transaction: { ...meant, to: from, input: '0x1234' } }
    expect(await end(balances(55n, 5n), own)).toBe('confirmed')
    expect(await end(balances(5n, 5n), own)).toBe('unproven')
    const unsaid = { ...own, receipt: { ...receipt, fee: undefined } }
    expect(await end(balances(55n, 5n), unsaid)).toBe('unproven')
  })

  test('behavior: what it paid an entry point in advance is known from its deposit', async () => {
    const paidIn = log(entryPoint, [deposited, topic(from)], `0x${toWord(30)}`)
    const asked = { to: entryPoint, data: `0x70a08231${toWord(from)}` }
    const eth_call = (call: object, block: string) => {
      expect(call).toEqual(asked)
      expect(block).toBe('0x8')
      return `0x${toWord(10)}`
    }
    const answers = { ...balances(25n, 5n), eth_call }
    const logs = [paidIn]
    expect(await end(answers, { receipt: { ...receipt, logs } })).toBe('confirmed')
    const twice = { receipt: { ...receipt, logs: [paidIn, paidIn] } }
    expect(await end(answers, twice)).toBe('unproven')
    const elsewhere = { receipt: { ...receipt, logs: [{ ...paidIn, address: bundler }] } }
    expect(await end(answers, elsewhere)).toBe('unproven')
    const unsaid = { ...answers, eth_call: '0x' }
    expect(await end(unsaid, { receipt: { ...receipt, logs } })).toBe('unproven')
  })
})

test('behavior: the reason is that of the block before', async () => {
  const eth_call = (call: unknown, block: string) => {
    const again = { from, to: token, value: '0x0', gas: '0x64', data: meant.input }
    if (JSON.stringify(call) !== JSON.stringify(again)) return '0x'
    if (block === '0x8') throw revert('execution reverted: blocked.')
    return '0x'
  }
  expect(await judge({ receipt: { ...receipt, isSuccess: false } }, { eth_call })).toEqual({
    ...{ status: 'failed', hash, reason: 'execution reverted: blocked' },
  })
})

test('behavior: the reason may show in its own block alone', async () => {
  const eth_call = (_: unknown, block: string) => {
    if (block === '0x9') throw revert('execution reverted: paused')
    return '0x'
  }
  expect(await judge({ receipt: { ...receipt, isSuccess: false } }, { eth_call })).toMatchObject({
    reason: 'execution reverted: paused',
  })
})

test.each([
  ['out of gas', { gasUsed: 100n }, {}],
  ['no reason given', {}, { eth_call: '0x' }],
  ['no reason given', {}, {}],
])('behavior: %s', async (reason, change, answers) => {
  const failed = { ...receipt, isSuccess: false, ...change }
  expect(await judge({ receipt: failed }, answers)).toEqual({ status: 'failed', hash, reason })
})
