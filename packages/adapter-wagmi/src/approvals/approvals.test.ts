import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rejectRequest } from '@cleat/testing'
import { encodeFunctionData, erc20Abi, maxUint160, maxUint256 } from 'viem'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenedApprovals, openApprovals } from '../test/openApprovals.ts'
import { startApprovalsChain } from '../test/startApprovalsChain.ts'

const chain = await startApprovalsChain()
const { tokens, collectible, multi, permit2, call } = chain
const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const person = '0x2222222222222222222222222222222222222222'
const load = (kit: OpenedApprovals['kit']) => kit.feature('approvals')
let opened: OpenedApprovals & { approvals: Awaited<ReturnType<typeof load>> }
let snapshot = await chain.client.snapshot()
// A change counts once its block has a successor.
const mining = setInterval(() => chain.client.mine({ blocks: 1 }).catch(() => undefined), 250)
afterAll(() => clearInterval(mining))

beforeEach(async () => {
  opened = await open()
})
afterEach(async () => {
  opened.close()
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})

async function open(dataUrl?: string) {
  const kit = await openApprovals(chain, { dataUrl })
  return { ...kit, approvals: await load(kit.kit) }
}

const rows = () => opened.approvals.state.rows
const find = (kind: string) => rows().find((row) => row.kind === kind)
const statuses = () => {
  const { revoking } = opened.approvals.state
  return revoking.status === 'idle' ? [] : revoking.items.map(({ status }) => status)
}
const asked = () =>
  opened.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length

async function approveAllKinds() {
  const { owner } = opened
  const until = (await chain.now()) + 1_000_000
  await call(owner, tokens.usdc, 'approve', [router, 25_000_000n])
  await call(owner, tokens.old, 'approve', [person, maxUint256])
  await call(owner, tokens.dai, 'approve', [permit2, maxUint256])
  await call(owner, permit2, 'approve', [tokens.dai, person, maxUint160, until])
  await call(owner, collectible, 'mint', [owner, 7n])
  await call(owner, collectible, 'approve', [person, 7n])
  await call(owner, multi, 'setApprovalForAll', [person, true])
}

test('default: lists what is there, and ends each kind until the chain has none', async () => {
  await approveAllKinds()
  const { approvals, events } = opened
  await approvals.scan()
  const reach = { reachedBlock: 0n, since: 0 }
  expect(approvals.state.scan).toEqual({
    ...{ status: 'ended', networks: [{ chainId: 'eip155:1', status: 'success', reach }] },
  })
  expect(
    rows()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['collection', 'item', 'permit2', 'token', 'token', 'token'])
  expect(rows().find(({ spenderName }) => spenderName === '1inch')).toMatchObject({
    ...{ symbol: 'USDC', decimals: 6, amount: 25_000_000n, isAny: false, flags: [] },
  })
  expect(rows().find(({ symbol }) => symbol === 'OUSD')).toMatchObject({
    ...{ isAny: true, exposed: 1_000_000_000n, flags: ['account', 'any'] },
  })
  await approvals.revokeMany({ ids: rows().map(({ id }) => id) })
  expect(statuses()).toEqual(Array(6).fill('done'))
  expect(asked()).toBe(6)
  expect(rows()).toEqual([])
  // Nothing comes back with a new look at the logs.
  await approvals.scan()
  expect(rows()).toEqual([])
  const revoked = events.filter(({ event }) => event === 'APPROVAL_REVOKED')
  expect(revoked).toHaveLength(6)
  const facts = revoked.map(({ properties }) => Object.keys(properties ?? {}).sort())
  expect(facts).toEqual(Array(6).fill(['caipNetworkId', 'kind']))
})

test('behavior: sets an amount, in two steps where the token wants it from zero', async () => {
  const { owner, approvals } = opened
  await call(owner, tokens.old, 'approve', [person, maxUint256])
  await call(owner, tokens.usdc, 'approve', [person, 9n])
  await approvals.scan()
  const [old, usdc] = ['OUSD', 'USDC'].map((symbol) => rows().find((row) => row.symbol === symbol))
  await approvals.setAllowance({ id: old?.id ?? '', amount: 100_000_000n })
  expect(statuses()).toEqual(['done'])
  expect(asked()).toBe(2)
  expect(rows().find(({ symbol }) => symbol === 'OUSD')).toMatchObject({
    ...{ amount: 100_000_000n, isAny: false },
  })
  await approvals.setAllowance({ id: usdc?.id ?? '', amount: 5n })
  expect(asked()).toBe(3)
  expect(rows().find(({ symbol }) => symbol === 'USDC')?.amount).toBe(5n)
})

test('behavior: open signatures of Permit2 end with the approval, if that is wanted', async () => {
  const { owner, approvals } = opened
  await call(owner, permit2, 'approve', [tokens.dai, person, 5n, (await chain.now()) + 9999])
  await approvals.scan()
  await approvals.revoke({ id: find('permit2')?.id ?? '', endsSignatures: true })
  expect(statuses()).toEqual(['done'])
  expect(asked()).toBe(2)
  expect(await chain.readNonce(owner, tokens.dai, person)).toBe(1)
})

test('behavior: a visitor who declines ends the run, and the rest is as it was', async () => {
  await approveAllKinds()
  const { approvals, wallet } = opened
  await approvals.scan()
  const before = rows().length
  wallet.program('eth_sendTransaction', rejectRequest())
  await approvals.revokeMany({ ids: rows().map(({ id }) => id) })
  expect(statuses()).toEqual(['declined', ...Array(5).fill('waiting')])
  expect(rows()).toHaveLength(before)
  expect(asked()).toBe(1)
})

test('behavior: an approval that cannot be ended says so, and the next one is ended', async () => {
  const { owner, approvals } = opened
  const liar = await chain.deployImpostor(1n)
  const stubborn = await chain.deployImpostor(2n)
  await call(owner, liar, 'forge', [owner, person, 1n])
  await call(owner, stubborn, 'forge', [owner, person, 1n])
  await call(owner, tokens.usdc, 'approve', [person, 9n])
  await approvals.scan()
  const ids = [stubborn, liar, tokens.usdc].map(
    (token) => rows().find((row) => row.token === token)?.id ?? '',
  )
  expect(ids).not.toContain('')
  // What no list names has no value, whatever it says.
  expect(rows().every(({ value }) => value === undefined)).toBe(true)
  for (const id of ids) await approvals.revokeMany({ ids: [id] })
  expect(statuses()).toEqual(['done'])
  await approvals.revokeMany({ ids: ids.slice(0, 2) })
  const { revoking } = approvals.state
  const byToken = new Map(
    (revoking.status === 'ended' ? revoking.items : []).map((item) => [item.row.token, item]),
  )
  expect(byToken.get(liar)).toMatchObject({ status: 'kept', hash: expect.stringMatching(/^0x/) })
  expect(byToken.get(stubborn)).toMatchObject({
    ...{ status: 'failed', error: { code: 'TRANSACTION_FAILED' } },
  })
  // The wallet was not asked for what would have failed.
  expect(byToken.get(stubborn)?.hash).toBeUndefined()
  expect(
    rows()
      .map(({ token }) => token)
      .sort(),
  ).toEqual([liar, stubborn].sort())
}, 120_000)

test('behavior: logs that are forged show nothing, however many', async () => {
  const { owner, approvals } = opened
  const impostor = await chain.deployImpostor(0n)
  const count = Number(process.env.FORGED ?? 400)
  for (let at = 0; at < count; at += 200)
    await call(owner, impostor, 'forge', [
      owner,
      `0x${(10n ** 30n + BigInt(at)).toString(16).padStart(40, '0')}`,
      200n,
    ])
  await call(owner, tokens.usdc, 'approve', [person, 9n])
  const adapter = opened.kit.adapters.get('eip155')?.features['approvals:load']
  const network = opened.kit.controllers.network.getActive()
  const { signal } = new AbortController()
  const found = await (await adapter?.())?.find({ address: owner, network, signal })
  expect(found?.claims.length).toBe(2 * count + 1)
  await approvals.scan()
  expect(rows().map(({ token }) => token)).toEqual([tokens.usdc])
})

// By hand: REVOKED=50 vitest run --project adapter-wagmi approvals.test
const revoked = Number(process.env.REVOKED ?? 4)

test(`behavior: revokes ${revoked} one after another`, async () => {
  const { owner, approvals } = opened
  const spenders = Array.from(
    { length: revoked },
    (_, at) => `0x${String(at + 100).padStart(40, '3')}`,
  )
  for (const spender of spenders) await call(owner, tokens.usdc, 'approve', [spender, 7n])
  await approvals.scan()
  expect(rows()).toHaveLength(revoked)
  await approvals.revokeMany({ ids: rows().map(({ id }) => id) })
  expect(statuses()).toEqual(Array(revoked).fill('done'))
  expect(rows()).toEqual([])
}, 180_000)

test('behavior: what passed the pipeline is found without its log', async () => {
  const { kit, owner } = opened
  const args = [person, 33n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const params = [{ from: owner, to: tokens.usdc, data }]
  const { caipNetworkId } = kit.controllers.network.getActive()
  const view = { namespace: 'eip155', caipNetworkId, address: owner, wallet: 'Harbour' } as const
  await kit.request({ type: 'provider:request', method: 'eth_sendTransaction', params, view })
  await expect.poll(() => kit.storage.get('approvalsLog')).toHaveLength(2)
  expect(kit.storage.get('approvalsLog')).toMatchObject([
    { kind: 'token', token: tokens.usdc.toLowerCase(), spender: person },
    { kind: 'item', item: '33' },
  ])
})

test('behavior: what could be lost is exact, of listed tokens alone', async () => {
  const served = await startService()
  afterAll(() => served.stop())
  opened.close()
  opened = await open(served.url)
  const { owner, approvals } = opened
  await call(owner, tokens.usdc, 'approve', [person, 12_345_678n])
  await call(owner, tokens.dai, 'approve', [person, maxUint256])
  await call(owner, tokens.old, 'approve', [person, maxUint256])
  await approvals.scan()
  // 1,000 DAI at $0.9997, then 12.345678 USDC at $1. OUSD has a price, and no list names it.
  expect(rows().map(({ symbol, value }) => [symbol, value])).toEqual([
    ['DAI', 99_970n],
    ['USDC', 1234n],
    ['OUSD', undefined],
  ])
})

/** A service that lists two tokens, has prices of three, and knows no approvals. */
async function startService() {
  const caip = (token: string) => `eip155:1:${token}`
  const list = [tokens.dai, tokens.usdc].map((token) => ({
    ...{ name: 'Token', symbol: 'TOK', address: caip(token), decimals: 18 },
  }))
  const prices = [
    { address: caip(tokens.dai), price: 0.9997 },
    { address: caip(tokens.usdc), price: 1 },
    { address: caip(tokens.old), price: 50 },
  ]
  const bodies: readonly (readonly [RegExp, unknown])[] = [
    [/supported-chains/, { http: ['eip155:1'], ws: [] }],
    [/convert\/tokens/, { tokens: list }],
    [/fungible\/price/, { fungibles: prices }],
  ]
  const server = createServer((request, response) => {
    const body = bodies.find(([path]) => path.test(request.url ?? ''))?.[1]
    response.writeHead(body ? 200 : 404, {
      ...{ 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      'access-control-allow-headers': '*',
    })
    response.end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
