import { type Localnet, startLocalnet } from '@cleat/localnet'
import { createPublicClient, type Hash, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

let localnet: Localnet

beforeAll(async () => {
  localnet = await startLocalnet()
})

afterAll(() => localnet.stop())

async function connected(...[parameters]: Parameters<typeof setUpWallet>) {
  const setUp = setUpWallet({ chains: localnet.chains, ...parameters })
  await setUp.call('eth_requestAccounts')
  const [from, to] = setUp.wallet.accounts
  if (!from || !to) throw new Error('no accounts')
  const client = (id: number) => {
    const chain = localnet.chains.find((known) => known.id === id)?.chain
    if (!chain) throw new Error('no chain')
    return createPublicClient({ chain, transport: http(), pollingInterval: 20 })
  }
  const send = async (transaction: Record<string, unknown>) =>
    (await setUp.call('eth_sendTransaction', [transaction])) as Hash
  return { ...setUp, from, to, client, send }
}

test('default', async () => {
  const { from, to, client, send, asked } = await connected()
  const before = await client(1).getBalance({ address: to })
  const hash = await send({ from, to, value: '0xde0b6b3a7640000' })
  const receipt = await client(1).waitForTransactionReceipt({ hash })
  expect(receipt).toMatchObject({ status: 'success', type: 'eip1559' })
  expect(await client(1).getBalance({ address: to })).toBe(before + parseEther('1'))
  expect(asked.at(-1)).toMatchObject({
    ...{ kind: 'sendTransaction', from, to, value: parseEther('1'), data: '0x' },
    chain: { id: 1, name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  })
})

test('behavior: many at once all arrive', async () => {
  const { from, to, client, send } = await connected()
  const hashes = await Promise.all(
    Array.from({ length: 5 }, () => send({ from, to, value: '0x1' })),
  )
  expect(new Set(hashes).size).toBe(5)
  for (const hash of hashes) {
    const { status } = await client(1).waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
})

test('behavior: on the chain that was shown', async () => {
  const { from, to, client, send, wallet } = await connected({
    approve: async ({ kind }) => {
      if (kind === 'sendTransaction') wallet.switchChain(8453)
      return { approved: true }
    },
  })
  const hash = await send({ from, to, value: '0x1' })
  expect(await client(1).getTransaction({ hash })).toMatchObject({ chainId: 1 })
})

test('parameters: chainId, nonce, gas, gasPrice, accessList', async () => {
  const { from, to, client, send } = await connected()
  const nonce = await client(1).getTransactionCount({ address: from })
  const common = { from, to, chainId: '0x1', gas: '0x7530', gasPrice: '0x77359400' }
  const legacy = await send({ ...common, nonce: `0x${nonce.toString(16)}` })
  const withList = await send({ ...common, accessList: [{ address: to, storageKeys: [] }] })
  expect(await client(1).getTransaction({ hash: legacy })).toMatchObject({
    ...{ type: 'legacy', nonce, gas: 30_000n, gasPrice: 2_000_000_000n },
  })
  expect(await client(1).getTransaction({ hash: withList })).toMatchObject({ type: 'eip2930' })
})

test('parameters: data without a receiver deploys', async () => {
  const { from, client, send } = await connected()
  const hash = await send({ from, data: '0x600160005360016000f3' })
  const { contractAddress } = await client(1).waitForTransactionReceipt({ hash })
  expect(await client(1).getCode({ address: contractAddress ?? '0x' })).toBe('0x01')
})

test('error: not permitted', async () => {
  const { from, to, send, wallet, asked } = await connected()
  await expect(send({ from: to, to: from })).rejects.toMatchObject({ code: 4100 })
  wallet.lock()
  await expect(send({ from, to })).rejects.toMatchObject({ code: 4100 })
  expect(asked).toHaveLength(1)
})

test('error: another chain than the current', async () => {
  const { from, to, send, asked } = await connected()
  await expect(send({ from, to, chainId: '0x2105' })).rejects.toMatchObject({ code: -32602 })
  expect(asked).toHaveLength(1)
})

test('error: the user rejects', async () => {
  const { from, to, send, client } = await connected({
    approve: async ({ kind }) => ({ approved: kind === 'connect' }),
  })
  const nonce = await client(1).getTransactionCount({ address: from })
  await expect(send({ from, to })).rejects.toMatchObject({ code: 4001 })
  expect(await client(1).getTransactionCount({ address: from })).toBe(nonce)
})

test('error: the node refuses, and the next one still goes through', async () => {
  const { from, to, send } = await connected()
  await expect(send({ from, to, value: `0x${'f'.repeat(30)}` })).rejects.toMatchObject({
    name: 'ProviderRpcError',
    message: expect.stringMatching(/insufficient funds/i),
  })
  expect(await send({ from, to, value: '0x1' })).toMatch(/^0x[0-9a-f]{64}$/)
})

test('error: the contract reverts', async () => {
  const { from, client, send } = await connected()
  const hash = await send({ from, data: '0x6460006000fd6000526005601bf3' })
  const { contractAddress } = await client(1).waitForTransactionReceipt({ hash })
  await expect(send({ from, to: contractAddress })).rejects.toMatchObject({
    ...{ code: 3, message: expect.stringMatching(/revert/) },
  })
})

test('error: the node is gone', async () => {
  const { from, to, send } = await connected({
    chains: [{ id: 1, name: 'Gone', rpcUrl: 'http://127.0.0.1:9' }],
  })
  await expect(send({ from, to })).rejects.toMatchObject({ code: -32603 })
})
