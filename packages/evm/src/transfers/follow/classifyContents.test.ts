import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import type { Log } from '../../follow/readLogs.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { classifyContents } from './classifyContents.ts'

const [from, to, token, bundler, other] = ['a', 'b', 'c', 'd', 'e'].map(
  (digit) => `0x${digit.repeat(40)}`,
) as [string, string, string, string, string]
const entryPoint = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108'
const hash = '0x12'
const name = (digit: string) => `0x${digit.repeat(64)}`
const word = (value: string) => `0x${toWord(value)}`
const coins: EvmTransfer = {
  ...{ from, to, token: undefined, amount: 5n, data: undefined },
  call: { from, to, value: '0x5' },
}
const tokens: EvmTransfer = {
  ...{ from, to, token, amount: 5n, data: '0xa9059cbb' },
  call: { from, to: token, value: '0x0', data: '0xa9059cbb' },
}
const bundle: NodeTransaction = {
  ...{ hash, from: bundler, to: entryPoint, value: 0n, input: '0x1234', gas: 100n, nonce: 1n },
}
const began: Log = {
  address: entryPoint,
  topics: ['0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'],
  data: '0x',
}
const ended = (
  digit: string,
  { of = from, isSuccess = true, paymaster = toWord(0) } = {},
): Log => ({
  address: entryPoint,
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    ...[name(digit), word(of), `0x${paymaster}`],
  ],
  data: `0x${toWord(0)}${toWord(isSuccess ? 1 : 0)}`,
})
const moved = (receiver: string, amount: number): Log => ({
  address: token,
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    ...[word(from), word(receiver)],
  ],
  data: `0x${toWord(amount)}`,
})
const call = (receiver: string, value: number, rest: object = {}) => ({
  ...{ type: 'CALL', from, to: receiver, value: `0x${value.toString(16)}`, input: '0x', ...rest },
})
/** What an entry point does for an operation. */
const run = (digit: string, ...calls: readonly object[]) => ({
  ...{ type: 'CALL', from: entryPoint, to: entryPoint, value: '0x0', calls },
  input: `0x12345678${toWord(96)}${toWord(from)}${toWord(0).repeat(9)}${digit.repeat(64)}`,
})
const trace = (...calls: readonly object[]) => ({
  ...{ type: 'CALL', from: bundler, to: entryPoint, value: '0x0', input: '0x1234', calls },
})

/** In a block in which nothing moved, and with a node that traces nothing. */
async function judge(parameters: {
  transfer?: EvmTransfer
  logs?: readonly Log[]
  operationHash?: string
  arrives?: bigint
  isSuccessor?: boolean
  traced?: object
  answers?: Record<string, unknown>
}): Promise<string> {
  const { transfer = coins, logs = [], traced, isSuccessor = false, answers, ...rest } = parameters
  const { node } = createFakeNode({
    ...{ eth_getCode: '0x60', eth_getLogs: [], eth_getBlockByNumber: null, eth_call: '0x' },
    ...{ eth_getBalance: '0x5', ...(traced && { debug_traceTransaction: traced }), ...answers },
  })
  const receipt: Receipt = {
    ...{ isSuccess: true, blockHash: '0x1', blockNumber: 9n, gasUsed: 50n, fee: 50n, logs },
  }
  const outcome = await classifyContents(node, {
    ...{ transfer, transaction: bundle, receipt, isSuccessor, isSame: false, ...rest },
  })
  expect(outcome.hash).toBe(hash)
  return outcome.status
}

test('default: a trace shows whom the account paid', async () => {
  expect(await judge({ traced: trace(call(to, 5)) })).toBe('confirmed')
  expect(await judge({ traced: trace(call(to, 4), call(to, 1)) })).toBe('confirmed')
  expect(await judge({ traced: trace(call(to, 1)) })).toBe('altered')
  expect(await judge({ traced: trace(call(to, 5), call(to, 5)) })).toBe('altered')
  expect(await judge({ traced: trace(call(other, 5)) })).toBe('altered')
  expect(await judge({ traced: trace(call(other, 5)), isSuccessor: true })).toBe('replaced')
  expect(await judge({ traced: trace(call(to, 5, { error: 'reverted' })) })).toBe('unproven')
  expect(await judge({ traced: trace(call(to, 5, { from: other })) })).toBe('unproven')
  expect(await judge({ traced: trace() })).toBe('unproven')
})

test('behavior: where a trace shows no payment, balances are not asked', async () => {
  const balances = {
    eth_getBlockByNumber: { hash: '0x1', transactions: [{ hash }] },
    eth_getBalance: (account: string, block: string) =>
      block === '0x8' ? '0x64' : account === from ? '0x5f' : '0x69',
  }
  expect(await judge({ answers: balances })).toBe('confirmed')
  expect(await judge({ answers: balances, traced: trace() })).toBe('unproven')
})

test('behavior: of a bundle, what the named operation paid', async () => {
  const logs = [began, ended('1'), ended('2')]
  const traced = trace(run('1', call(to, 1)), run('2', call(to, 5)))
  expect(await judge({ logs, traced, operationHash: name('1') })).toBe('altered')
  expect(await judge({ logs, traced, operationHash: name('2') })).toBe('confirmed')
  // Another account made up for what is missing.
  const mixed = trace(run('1', call(to, 1)), call(to, 4, { from: other }))
  expect(await judge({ logs, traced: mixed, operationHash: name('1') })).toBe('altered')
  // Without a trace, nothing tells the coins of one from those of the other.
  expect(await judge({ logs, operationHash: name('2') })).toBe('unproven')
})

test('behavior: of a bundle, the tokens that the named operation moved', async () => {
  const end = (operationHash: string, ...logs: readonly Log[]) =>
    judge({ transfer: tokens, operationHash, logs })
  const logs = [began, moved(to, 5), ended('1'), moved(other, 5), ended('2')]
  expect(await end(name('1'), ...logs)).toBe('confirmed')
  expect(await end(name('2'), ...logs)).toBe('altered')
  // Moved before the operations began, or after they ended.
  expect(await end(name('1'), moved(to, 5), began, ended('1'), moved(to, 5))).toBe('unproven')
  expect(await end(name('2'), began, moved(to, 5), ended('1', { of: other }), ended('2'))).toBe(
    'unproven',
  )
})

test('behavior: what a paymaster takes is not elsewhere', async () => {
  const paid = [began, moved(other, 2), ended('1', { paymaster: toWord(other) })]
  const stolen = [began, moved(other, 2), ended('1')]
  const end = (logs: readonly Log[]) => judge({ transfer: tokens, operationHash: name('1'), logs })
  expect(await end(paid)).toBe('unproven')
  expect(await end(stolen)).toBe('altered')
})

test('behavior: an operation failed where its own event says so', async () => {
  const failed = ended('1', { isSuccess: false })
  expect(await judge({ logs: [began, failed], operationHash: name('1') })).toBe('failed')
  expect(await judge({ logs: [began, failed] })).toBe('failed')
  expect(await judge({ logs: [began, failed, ended('2')], operationHash: name('1') })).toBe(
    'failed',
  )
  expect(await judge({ logs: [began, failed, ended('2')], operationHash: name('2') })).toBe(
    'unproven',
  )
  const forged = { ...failed, address: other }
  expect(await judge({ logs: [began, forged] })).toBe('unproven')
})

test('behavior: an operation that failed and paid is not believed', async () => {
  const logs = [began, ended('1', { isSuccess: false })]
  const traced = trace(run('1', call(to, 5)))
  expect(await judge({ logs, traced, operationHash: name('1') })).toBe('unproven')
})

test('behavior: a receipt without the named operation is another one', async () => {
  const logs = [began, moved(to, 5), ended('2')]
  expect(await judge({ transfer: tokens, logs, operationHash: name('1') })).toBe('unproven')
})

test('behavior: an operation that was named needs no code, because accounts may end', async () => {
  const answers = { eth_getCode: '0x' }
  const traced = trace(run('1', call(to, 5)))
  const logs = [began, ended('1')]
  expect(await judge({ logs, traced, answers, operationHash: name('1') })).toBe('confirmed')
  expect(await judge({ traced: trace(call(to, 5)), answers })).toBe('altered')
})

test('behavior: of a token that keeps a part, the call that was asked for is the payment', async () => {
  const transfer = tokens
  const asked = call(token, 0, { input: '0xa9059cbb' })
  const reduced = [moved(to, 4), moved(other, 1)]
  expect(await judge({ transfer, logs: reduced, traced: trace(asked) })).toBe('confirmed')
  expect(await judge({ transfer, logs: [moved(to, 4)], traced: trace(asked) })).toBe('confirmed')
  expect(await judge({ transfer, logs: reduced, traced: trace(asked, asked) })).toBe('altered')
  expect(await judge({ transfer, logs: reduced, traced: trace() })).toBe('altered')
  expect(await judge({ transfer, logs: reduced })).toBe('unproven')
  expect(await judge({ transfer, logs: [moved(to, 4)] })).toBe('altered')
  expect(await judge({ transfer, logs: reduced, arrives: 4n })).toBe('confirmed')
})
