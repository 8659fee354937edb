import type { Batch } from '@cleat/core'
import { localExchange, startLocalnet } from '@cleat/localnet'
import { answerGarbage, type Behaviour, neverAnswer, rejectRequest } from '@cleat/testing'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { getCapabilities, sendCalls, showCallsStatus, waitForCallsStatus } from 'wagmi/actions'
import { type CallsPage, openCallsPage } from '../test/openCallsPage.ts'

const localnet = await startLocalnet({
  chains: [mainnet, base].map(({ id, name }) => ({ id, name })),
  exchange: true,
})
afterAll(localnet.stop)
const { chains } = localnet
const client = createTestClient({
  ...{ mode: 'anvil', transport: http(chains[0]?.rpcUrl), pollingInterval: 20 },
}).extend(publicActions)
/** A block that has no successor may be reorganized, so that it decides nothing. */
const mining = setInterval(() => void client.mine({ blocks: 1 }).catch(() => undefined), 200)
afterAll(() => clearInterval(mining))
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const spender: Address = '0x00000000000000000000000000000000000051de'
const { DAI } = localExchange.tokens
const pay = (value: bigint) => ({ to: friend, value: `0x${value.toString(16)}` })
const allow = {
  to: DAI.address,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] }),
}
/** A token that is asked for more than there is. */
const failing = {
  to: DAI.address,
  data: encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'transfer', args: [friend, 10n ** 40n] },
  }),
}

type Page = CallsPage & {
  /** What is allowed to the spender. */
  allowance: () => Promise<bigint>
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function openPage(calls: 'none' | 'sequential' | 'ready' | 'atomic'): Promise<Page> {
  const wallet = { calls, batches: { contract: localExchange.batch } }
  const page = await openCallsPage({
    chains,
    wallet: { ...wallet, privateKeys: [generatePrivateKey()] },
  })
  open.push(page.close)
  const { account } = page
  await client.setBalance({ address: account, value: parseEther('10') })
  return {
    ...page,
    allowance: () =>
      client.readContract({
        ...{ address: DAI.address, abi: erc20Abi, functionName: 'allowance' },
        args: [account, spender],
      }),
  }
}

test('default: wagmi’s own actions take the same road', async () => {
  const page = await openPage('none')
  const { config } = page
  const calls = [
    { to: DAI.address, data: allow.data },
    { to: friend, value: 7n },
  ]
  const { id } = await sendCalls(config, { calls })
  const done = await waitForCallsStatus(config, { id, pollingInterval: 100 })
  expect(done).toMatchObject({ status: 'success', statusCode: 200, atomic: false, chainId: 1 })
  expect(done.receipts).toHaveLength(2)
  expect(page.batch(id)?.status).toBe('confirmed')
  // The refusal of the batch is the capability.
  expect(await getCapabilities(config)).toEqual({})
  await showCallsStatus(config, { id })
  expect(page.kit.controllers.router.state.history.at(-1)?.name).toBe('BatchProgress')
})

/** The number that an app reads. */
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    (value) => value,
    (error: { code?: unknown }) => error.code,
  )

test('default: a wallet that is ready carries out calls as a whole, with one prompt', async () => {
  const page = await openPage('ready')
  const before = await client.getBalance({ address: friend })
  const id = await page.send([allow, pay(7n)], { atomicRequired: true })
  expect(id).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await page.decided(id)).toBe('confirmed')
  expect(page.prompts()).toEqual(['wallet_sendCalls'])
  expect(await page.allowance()).toBe(5n)
  expect((await client.getBalance({ address: friend })) - before).toBe(7n)
  expect(await page.request('wallet_getCallsStatus', [id])).toMatchObject({
    ...{ version: '2.0.0', id, chainId: '0x1', status: 200, atomic: true },
    receipts: [{ status: '0x1' }],
  })
})

test('default: a wallet without batches is asked twice', async () => {
  const page = await openPage('none')
  const id = await page.send([allow, pay(7n)])
  expect(await page.decided(id)).toBe('confirmed')
  expect(page.prompts()).toEqual([
    ...['wallet_sendCalls', 'eth_sendTransaction', 'eth_sendTransaction'],
  ])
  expect(await page.request('wallet_getCallsStatus', [id])).toMatchObject({
    ...{ status: 200, atomic: false },
    receipts: [{ status: '0x1' }, { status: '0x1' }],
  })
  // It is not tried again.
  await page.send([pay(1n)])
  expect(page.prompts().filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
})

test('behavior: a wallet that says that it cannot is not tried', async () => {
  const page = await openPage('sequential')
  expect(await page.request('wallet_getCapabilities', [page.account, ['0x1']])).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
  })
  const id = await page.send([allow, pay(7n)])
  expect(await page.decided(id)).toBe('confirmed')
  expect(page.prompts()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
})

test('behavior: the second is declined: partial, and can be continued', async () => {
  const page = await openPage('none')
  let asked = 0
  page.wallet.program('eth_sendTransaction', ({ proceed }) => proceed({ approve: true }))
  page.wallet.program('eth_sendTransaction', (call) => {
    asked += 1
    return rejectRequest()(call)
  })
  const id = await page.send([allow, pay(7n)])
  expect(await page.decided(id)).toBe('partial')
  expect(asked).toBe(1)
  expect(page.batch(id)?.steps.map(({ status }) => status)).toEqual(['confirmed', 'declined'])
  expect(await page.request('wallet_getCallsStatus', [id])).toMatchObject({ status: 600 })
  const calls = await page.kit.feature('calls')
  await calls.continueBatch({ id })
  expect(await page.decided(id)).toBe('confirmed')
})

test('behavior: an allowance of an abandoned batch can be taken back', async () => {
  const page = await openPage('none')
  page.wallet.program('eth_sendTransaction', ({ proceed }) => proceed({ approve: true }))
  page.wallet.program('eth_sendTransaction', rejectRequest())
  const id = await page.send([allow, pay(7n)])
  await page.decided(id)
  expect(await page.allowance()).toBe(5n)
  await (await page.kit.feature('calls')).removeAllowance({ id, step: 0 })
  await vi.waitFor(async () => expect(await page.allowance()).toBe(0n), 10_000)
})

test('behavior: the first is declined: nothing was sent', async () => {
  const page = await openPage('none')
  page.wallet.program('eth_sendTransaction', rejectRequest())
  expect(await codeOf(page.send([allow, pay(7n)]))).toBe(4001)
  expect(await page.allowance()).toBe(0n)
})

test('behavior: it stops at the first that fails in the chain', async () => {
  const page = await openPage('none')
  const id = await page.send([{ ...failing, gas: undefined }, pay(7n)]).catch(() => undefined)
  // The wallet itself may refuse what fails.
  if (id !== undefined) expect(await page.decided(id)).toBe('reverted')
  expect(page.prompts().filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('behavior: the policy judges every call', async () => {
  const page = await openPage('ready')
  const sign = { to: friend, data: '0x', from: friend }
  expect(await codeOf(page.send([pay(1n), sign]))).toBe(4100)
  expect(page.prompts()).toEqual([])
})

const ready = (behaviour: Behaviour) => ({ method: 'wallet_sendCalls', behaviour })
const status = (behaviour: Behaviour) => ({ method: 'wallet_getCallsStatus', behaviour })
const says = (answer: unknown): Behaviour => answerGarbage(answer)
const fails = (code: number, message?: string): Behaviour => rejectRequest({ code, message })
/** The wallet's own answer, changed. Of calls that were sent, it is the one about their receipts. */
const edits =
  (change: (answer: Record<string, unknown>) => unknown): Behaviour =>
  async ({ proceed }) => {
    let answer = (await proceed()) as Record<string, unknown>
    // A block takes its time, and a status without receipts is another row.
    while (answer.status === 100) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      answer = (await proceed()) as Record<string, unknown>
    }
    return change(answer)
  }

type Row = {
  name: string
  programs: readonly { method: string; behaviour: Behaviour }[]
  /** What the app gets: the status, or the code of the error. */
  result: Batch['status'] | number
  more?: object
}

const rows: readonly Row[] = [
  { name: '4001', programs: [ready(fails(4001))], result: 4001 },
  { name: '4100', programs: [ready(fails(4100))], result: 4100 },
  { name: '4200: one by one', programs: [ready(fails(4200))], result: 'confirmed' },
  { name: '-32601: one by one', programs: [ready(fails(-32601))], result: 'confirmed' },
  { name: '-32602: one by one', programs: [ready(fails(-32602))], result: 'confirmed' },
  { name: '5700: one by one', programs: [ready(fails(5700))], result: 'confirmed' },
  { name: '5710: one by one', programs: [ready(fails(5710))], result: 'confirmed' },
  { name: '5740: one by one', programs: [ready(fails(5740))], result: 'confirmed' },
  { name: '5760: one by one', programs: [ready(fails(5760))], result: 'confirmed' },
  { name: '5750: the visitor keeps the account', programs: [ready(fails(5750))], result: 5750 },
  {
    name: 'a node’s words for a method that is not there: one by one',
    programs: [
      ready(fails(-32603, 'The method wallet_sendCalls does not exist / is not available')),
    ],
    result: 'confirmed',
  },
  { name: 'words that say nothing', programs: [ready(fails(-32603, 'Oops'))], result: -32603 },
  ...[4200, -32601, 5710, 5740, 5760].map((code) => ({
    ...{ name: `${code}, and it has to be a whole`, programs: [ready(fails(code))] },
    ...{ result: 5760, more: { atomicRequired: true } },
  })),
  { name: 'no id', programs: [ready(says({}))], result: -32603 },
  { name: 'a number for an id', programs: [ready(says({ id: 7 }))], result: -32603 },
  { name: 'an empty id', programs: [ready(says(''))], result: -32603 },
  { name: 'an id of 9,000 characters', programs: [ready(says('a'.repeat(9000)))], result: -32603 },
  {
    name: 'the id alone, as in version 1',
    programs: [ready(edits(({ id }) => id))],
    result: 'confirmed',
  },
  {
    name: 'status 999, with receipts',
    programs: [status(edits((answer) => ({ ...answer, status: 999 })))],
    result: 'confirmed',
  },
  {
    name: 'status 999, without',
    programs: [status(says({ status: 999, receipts: [] }))],
    result: 'unknown',
  },
  {
    name: 'done, without receipts',
    programs: [status(says({ status: 200, receipts: [] }))],
    result: 'unknown',
  },
  {
    name: 'done, without a list',
    programs: [status(says({ status: 200, receipts: 'yes' }))],
    result: 'unknown',
  },
  { name: 'not sent', programs: [status(says({ status: 400 }))], result: 'notSent' },
  {
    name: 'reverted, without receipts',
    programs: [status(says({ status: 500 }))],
    result: 'unknown',
  },
  {
    name: 'reverted, and the chain knows better',
    programs: [status(edits((answer) => ({ ...answer, status: 500 })))],
    result: 'confirmed',
  },
  {
    name: 'in part, and the chain knows better',
    programs: [status(edits((answer) => ({ ...answer, status: 600 })))],
    result: 'confirmed',
  },
  {
    name: 'not sent, and the chain knows better',
    programs: [status(edits((answer) => ({ ...answer, status: 400 })))],
    result: 'confirmed',
  },
  {
    name: 'receipts that say they failed',
    programs: [
      status(
        edits((answer) => ({
          ...answer,
          receipts: (answer.receipts as object[]).map((one) => ({ ...one, status: '0x0' })),
        })),
      ),
    ],
    result: 'confirmed',
  },
  {
    name: 'hashes that are none',
    programs: [status(says({ status: 200, receipts: [{ transactionHash: '0x12' }] }))],
    result: 'unknown',
  },
  { name: 'garbage once', programs: [status(says('soon'))], result: 'confirmed' },
  { name: 'nothing once', programs: [status(says(null))], result: 'confirmed' },
  {
    name: 'a status of text once',
    programs: [status(says({ status: '200' }))],
    result: 'confirmed',
  },
  { name: '5730 once', programs: [status(fails(5730))], result: 'confirmed' },
  { name: 'an error once', programs: [status(fails(-32603))], result: 'confirmed' },
]

test.each(rows)('wire: $name', async ({ programs, result, more }) => {
  const page = await openPage('ready')
  for (const { method, behaviour } of programs) page.wallet.program(method, behaviour)
  const id = await page.send([allow, pay(7n)], more).catch((error: { code: number }) => error.code)
  if (typeof id === 'number') return expect(id).toBe(result)
  expect(await page.decided(id)).toBe(result)
  if (result === 'unknown')
    expect(await page.request('wallet_getCallsStatus', [id])).toMatchObject({ status: 100 })
})

test('wire: an id that it gave another batch', async () => {
  const page = await openPage('ready')
  const first = await page.send([allow])
  await page.decided(first)
  page.wallet.program('wallet_sendCalls', says({ id: first }))
  expect(await page.decided(await page.send([pay(1n), pay(2n)]))).toBe('unknown')
})

test('wire: the receipts of an earlier batch with the same calls', async () => {
  const page = await openPage('ready')
  const first = await page.send([pay(1n), pay(2n)])
  await page.decided(first)
  const answer = await page.request('wallet_getCallsStatus', [first])
  page.wallet.program('wallet_sendCalls', says({ id: '0x77' }))
  page.wallet.program('wallet_getCallsStatus', says({ ...(answer as object), id: '0x77' }))
  expect(await page.decided(await page.send([pay(1n), pay(2n)]))).toBe('unknown')
})

test('wire: the receipts of another account', async () => {
  const [other, page] = [await openPage('ready'), await openPage('ready')]
  const theirs = await other.send([pay(1n), pay(2n)])
  await other.decided(theirs)
  const answer = await other.request('wallet_getCallsStatus', [theirs])
  page.wallet.program('wallet_sendCalls', says({ id: '0x77' }))
  page.wallet.program('wallet_getCallsStatus', says(answer), { times: 9 })
  expect(await page.decided(await page.send([pay(1n), pay(2n)]))).toBe('unknown')
})

test('wire: the app uses an id twice', async () => {
  const page = await openPage('ready')
  const id = await page.send([pay(1n)], { id: '0xa11ce' })
  expect(id).toBe('0xa11ce')
  expect(await codeOf(page.send([pay(1n)], { id }))).toBe(5720)
})

test('wire: the wallet has a batch of the id already', async () => {
  const page = await openPage('ready')
  page.wallet.program('wallet_sendCalls', fails(5720))
  expect(await codeOf(page.send([pay(1n), pay(2n)]))).toBe(5720)
})

test.each([
  ['no parameters', []],
  ['no calls', [{ version: '2.0.0', chainId: '0x1', calls: [] }]],
  ['another version', [{ version: '9', chainId: '0x1', calls: [pay(1n)] }]],
  ['an amount that is no hex', [{ version: '2.0.0', chainId: '0x1', calls: [{ value: '7' }] }]],
])('wire: the app sends %s', async (_, params) => {
  const page = await openPage('ready')
  expect(await codeOf(page.request('wallet_sendCalls', params))).toBe(-32602)
  expect(page.prompts()).toEqual([])
})

test('wire: more than 200 calls, and a capability that nobody has', async () => {
  const page = await openPage('none')
  const many = Array.from({ length: 201 }, () => pay(1n))
  expect(await codeOf(page.send(many))).toBe(4100)
  const needed = { capabilities: { paymasterService: { url: 'https://pay.example' } } }
  expect(await codeOf(page.send([pay(1n), pay(2n)], needed))).toBe(5700)
  const optional = {
    capabilities: { paymasterService: { url: 'https://pay.example', optional: true } },
  }
  expect(await page.decided(await page.send([pay(1n), pay(2n)], optional))).toBe('confirmed')
})

test('wire: ids that are not known', async () => {
  const page = await openPage('ready')
  expect(await codeOf(page.request('wallet_getCallsStatus', ['0x99']))).toBe(5730)
  expect(await codeOf(page.request('wallet_showCallsStatus', ['0x99']))).toBe(5730)
  expect(await codeOf(page.request('wallet_getCallsStatus', [7]))).toBe(-32602)
})

const able = { atomic: { status: 'supported' } }
const thousands = Object.fromEntries(
  Array.from({ length: 100_000 }, (_, at) => [`0x${(at + 1).toString(16)}`, able]),
)

test.each([
  ['text', 'yes', {}],
  ['nothing', null, {}],
  ['a list', [able], {}],
  ['another chain', { '0x999': able }, {}],
  ['100,000 chains', thousands, { '0x1': able }],
  ['every chain', { '0x0': able }, { '0x1': able }],
  ['leading zeros', { '0x01': able }, { '0x1': able }],
  [
    'a capability of 5,000 characters',
    { '0x1': { ...able, x: 'a'.repeat(5000) } },
    { '0x1': able },
  ],
  [
    'a status that is none',
    { '0x1': { atomic: { status: 'maybe' } } },
    { '0x1': { atomic: { status: 'maybe' } } },
  ],
])('wire: capabilities of %s', async (_, answer, expected) => {
  const page = await openPage('ready')
  page.wallet.program('wallet_getCapabilities', says(answer))
  const found = await page.request('wallet_getCapabilities', [page.account, ['0x1']])
  expect(found).toEqual(expected)
  expect(Object.keys(found as object).length).toBeLessThanOrEqual(1)
})

test('wire: a wallet that never says what it can do is waited for two seconds', async () => {
  const page = await openPage('ready')
  page.wallet.program('wallet_getCapabilities', neverAnswer())
  const startedAt = performance.now()
  expect(await page.request('wallet_getCapabilities', [page.account, ['0x1']])).toEqual({})
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1990)
  // No button waits for it.
  const id = await page.send([allow, pay(7n)])
  expect(await page.decided(id)).toBe('confirmed')
})
