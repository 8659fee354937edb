import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { prepareEvmChain } from '../test/prepareEvmChain.ts'
import { answerRpc, startFakeNode } from '../test/startFakeNode.ts'
import { approvalTopics } from './readApprovalLog.ts'

const chain = prepareEvmChain()
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = `0x${'2'.repeat(40)}` as const
const path = (id: string, account: string = owner) => `/v1/approvals/${account}?chainId=${id}`
const hex = (value: bigint | number) => `0x${value.toString(16)}`
const toWord = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

test('default: what the logs of the chain say, and how far they were read', async () => {
  const token = await chain.deploy('token', ['Coin', 'COIN', 18])
  const abi = parseAbi(['function approve(address spender, uint256 value)'])
  const data = encodeFunctionData({ abi, functionName: 'approve', args: [spender, maxUint256] })
  await chain.mined(await chain.client().sendTransaction({ to: token, data }))
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url() } })
  const { status, body } = await ask(path(chain.id))
  expect(status).toBe(200)
  expect(body).toEqual({
    claims: [
      {
        kind: 'token',
        token: token.toLowerCase(),
        spender,
        at: expect.any(Number),
      },
    ],
    reachedBlock: '0',
    since: 0,
  })
})

/** A node with a long chain, which refuses ranges of more than `limit` blocks. */
async function startLimited(
  limit: bigint,
  logs: (from: bigint, to: bigint) => unknown[] = () => [],
) {
  const ranges: bigint[] = []
  const node = await startFakeNode((request) => {
    const { id, method, params } = request.body as { id: number; method: string; params: never[] }
    const answer = (result: unknown) => ({ jsonrpc: '2.0', id, result })
    if (method === 'eth_chainId') return answer('0x1')
    if (method === 'eth_getBlockByNumber') {
      const [block] = params as string[]
      const number = block === 'latest' ? 20_000_000n : BigInt(block ?? 0)
      return answer({ number: hex(number), timestamp: hex(number * 12n) })
    }
    const [{ fromBlock, toBlock } = {}] = params as { fromBlock?: string; toBlock?: string }[]
    const [from, to] = [BigInt(fromBlock ?? 0), BigInt(toBlock ?? 0)]
    if (to - from + 1n > limit)
      return { jsonrpc: '2.0', id, error: { code: -32_005, message: 'range too large' } }
    ranges.push(to - from + 1n)
    return answer(logs(from, to))
  })
  return { ...node, ranges, app: createDataApp({ urls: { 'eip155:1': node.url } }) }
}

const countLogs = (requests: readonly { body: unknown }[]) =>
  requests.filter(({ body }) => (body as { method?: string }).method === 'eth_getLogs').length

test('behavior: a look ends after 40 requests, and later ones are cached', async () => {
  const { app, requests, ranges } = await startLimited(1000n)
  const { body } = await app.ask(path('eip155:1'))
  expect(requests.length).toBeLessThanOrEqual(41)
  expect(countLogs(requests)).toBeGreaterThan(20)
  const { reachedBlock, since } = body as typeof body & { reachedBlock: string; since: number }
  const looked = ranges.reduce((sum, size) => sum + size, 0n)
  expect(BigInt(reachedBlock)).toBe(20_000_001n - looked)
  expect(since).toBe(Number(reachedBlock) * 12)
  const before = requests.length
  await app.ask(path('eip155:1'))
  expect(requests.length).toBe(before)
})

test('behavior: logs of others, of other contracts and without form are left out', async () => {
  const log = (topics: string[], address: string = spender) => ({
    ...{ address, topics, blockNumber: '0x1', data: '0x' },
  })
  const { approval, permit2Approval, approvalForAll } = approvalTopics
  const all = [
    log([approval, toWord(spender), toWord(owner)]),
    log([permit2Approval, toWord(owner), toWord(spender), toWord(spender)]),
    log([approvalForAll, toWord(owner), `0x1${'0'.repeat(63)}`]),
    log([approval, toWord(owner)]),
    'nothing',
    log([approval, toWord(owner), toWord(spender), hex(2n ** 255n)]),
  ]
  const { app } = await startLimited(10n ** 9n, () => all)
  const { body } = await app.ask(path('eip155:1'))
  expect(body).toMatchObject({
    claims: [{ kind: 'item', spender, item: String(2n ** 255n) }],
    since: 0,
  })
})

test('error: a node that is down', async () => {
  const { ask } = createDataApp({ urls: { 'eip155:1': 'http://127.0.0.1:1' } })
  expect(await ask(path('eip155:1'))).toMatchObject({
    ...{ status: 503, body: { code: 'CHAIN_UNAVAILABLE' } },
  })
})

test('error: a node that refuses every range has shown nothing, and is not asked on and on', async () => {
  const { app, requests } = await startLimited(0n)
  const { body } = await app.ask(path('eip155:1'))
  expect(body).toMatchObject({ claims: [], reachedBlock: '20000001' })
  expect(requests.length).toBeLessThan(20)
})

test.each([
  ['no address', path('eip155:1', 'vitalik.eth'), 400, 'INVALID_QUERY'],
  ['a wrong checksum', path('eip155:1', owner.replace('f39Fd', 'F39fd')), 400, 'INVALID_QUERY'],
  ['an unknown chain', path('eip155:999'), 404, 'CHAIN_NOT_SUPPORTED'],
  ['no chain', `/v1/approvals/${owner}`, 400, 'INVALID_QUERY'],
])('error: %s', async (_, asked, status, code) => {
  const node = await startFakeNode(answerRpc({}))
  const { ask } = createDataApp({ urls: { 'eip155:1': node.url } })
  expect(await ask(asked)).toMatchObject({ status, body: { code } })
  expect(node.requests).toEqual([])
})
