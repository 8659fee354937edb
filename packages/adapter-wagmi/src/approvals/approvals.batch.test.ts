import { localExchange } from '@cleat/localnet'
import { rejectRequest } from '@cleat/testing'
import { type Address, maxUint160, maxUint256, numberToHex, pad } from 'viem'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type OpenedApprovals, openApprovals } from '../test/openApprovals.ts'
import { startApprovalsChain } from '../test/startApprovalsChain.ts'

const chain = await startApprovalsChain()
const { tokens, collectible, multi, permit2, call } = chain
const contract = localExchange.batch
const mining = setInterval(() => chain.client.mine({ blocks: 1 }).catch(() => undefined), 250)
let opened: OpenedApprovals
let snapshot = await chain.client.snapshot()

const connect = async (maxCalls?: number) => {
  opened = await openApprovals(chain, { calls: 'atomic', batches: { contract, maxCalls } })
}
afterEach(async () => {
  opened.close()
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterAll(() => clearInterval(mining))

const toSpender = (index: number): Address => pad(numberToHex(0xabc000 + index), { size: 20 })
const asked = (method: string) =>
  opened.wallet.requests.filter((request) => request.method === method).length

/** Gives approvals of all kinds: so many, with five that are no plain allowance. */
async function give(count: number): Promise<void> {
  const { owner } = opened
  const until = (await chain.now()) + 1_000_000
  await call(owner, tokens.dai, 'approve', [permit2, maxUint256])
  await call(owner, permit2, 'approve', [tokens.dai, toSpender(1), maxUint160, until])
  await call(owner, collectible, 'mint', [owner, 7n])
  await call(owner, collectible, 'approve', [toSpender(2), 7n])
  await call(owner, collectible, 'setApprovalForAll', [toSpender(3), true])
  await call(owner, multi, 'setApprovalForAll', [toSpender(4), true])
  for (let index = 5; index < count; index += 1)
    await call(owner, index % 2 ? tokens.usdc : tokens.old, 'approve', [toSpender(index), 5n])
}

async function open() {
  const approvals = await opened.kit.feature('approvals')
  await approvals.scan()
  const revokeAll = () => approvals.revokeMany({ ids: approvals.state.rows.map(({ id }) => id) })
  const statuses = () => {
    const { revoking } = approvals.state
    return revoking.status === 'idle' ? [] : revoking.items.map(({ status }) => status)
  }
  return { approvals, revokeAll, statuses }
}

test('default: 50 approvals of all kinds end by one prompt and one transaction', async () => {
  await connect(64)
  await give(50)
  const { approvals, revokeAll, statuses } = await open()
  expect(approvals.state.rows).toHaveLength(50)
  await revokeAll()
  expect(statuses()).toEqual(Array(50).fill('done'))
  expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([1, 0])
  const { revoking } = approvals.state
  const hashes = revoking.status === 'idle' ? [] : revoking.items.map(({ hash }) => hash)
  expect(new Set(hashes).size).toBe(1)
  await approvals.scan()
  expect(approvals.state.rows).toEqual([])
}, 120_000)

test('behavior: a wallet that takes 32 calls gets two batches of 25', async () => {
  await connect()
  await give(50)
  const { approvals, revokeAll, statuses } = await open()
  await revokeAll()
  expect(statuses()).toEqual(Array(50).fill('done'))
  expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([3, 0])
  await approvals.scan()
  expect(approvals.state.rows).toEqual([])
}, 120_000)

test('behavior: declined as a whole, nothing ends and nothing else is asked', async () => {
  await connect()
  await give(6)
  const { approvals, revokeAll, statuses } = await open()
  opened.wallet.program('wallet_sendCalls', rejectRequest())
  await revokeAll()
  expect(statuses()).toEqual(Array(6).fill('declined'))
  expect([asked('wallet_sendCalls'), asked('eth_sendTransaction')]).toEqual([1, 0])
  await approvals.scan()
  expect(approvals.state.rows).toHaveLength(6)
  await revokeAll()
  expect(statuses()).toEqual(Array(6).fill('done'))
}, 60_000)
