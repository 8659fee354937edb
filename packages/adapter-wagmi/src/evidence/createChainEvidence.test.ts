import type { RequestAction, RequestSimulation } from '@cleat/core/adapter'
import { checkNetworks } from '@cleat/core/adapter'
import { localExchange, startLocalnet, startRpcFlavour } from '@cleat/localnet'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const localnet = await startLocalnet({
  ...{ chains: [{ id: mainnet.id, name: mainnet.name }], exchange: true },
})
const url = localnet.chains[0]?.rpcUrl ?? ''
const flavours = ['noSimulate', 'noOverrides', 'noTrials', 'callsOnly'] as const
const nodes = await Promise.all(flavours.map((flavour) => startRpcFlavour({ url, flavour })))
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await localnet.stop()
})

const account = localnet.accounts[0]?.address ?? '0x'
const stranger = localnet.accounts[1]?.address ?? '0x'
const client = createTestClient({
  ...{ mode: 'anvil', account, chain: mainnet, transport: http(url), pollingInterval: 20 },
})
  .extend(publicActions)
  .extend(walletActions)
const { router, tokens, published } = localExchange
const { DAI, USDC } = tokens
const ether = parseEther('1')
const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transfer(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])
const swap = encodeFunctionData({
  ...{ abi, functionName: 'swapExactTokensForTokens' },
  args: [10n * ether, 0n, [DAI.address, USDC.address], account, maxUint256],
})
const approve = (spender: Address, value: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'approve', args: [spender, value] })
const pay = encodeFunctionData({ abi, functionName: 'transfer', args: [stranger, ether] })

type Call = { to: string; data?: Hex | undefined; value?: bigint | undefined }

function open(rpcUrl = url) {
  const networks = [mainnet] as const
  const customRpcUrls = { 'eip155:1': [{ url: rpcUrl }] }
  const { features } = new WagmiAdapter({ networks, customRpcUrls })
  const [network] = checkNetworks({ networks, customRpcUrls })
  const simulate = features['request:simulate']
  const parties = features['request:parties']
  if (!network || !simulate || !parties) throw new Error('The adapter has both.')
  const ask = (
    request: { method: string; params: unknown },
    given: { actions?: readonly RequestAction[]; isLater?: boolean } = {},
  ) =>
    simulate({
      ...{ request, network, actions: [], ...given },
      connection: {
        ...{
          connectorId: 'test',
          accounts: [{ address: account }],
          caipNetworkId: network.caipNetworkId,
        },
      },
    })
  return {
    ask,
    send: (call: Call, given: Parameters<typeof ask>[1] = {}) =>
      ask({ method: 'eth_sendTransaction', params: [toTransaction(call)] }, given),
    batch: (calls: readonly Call[]) =>
      ask({ method: 'wallet_sendCalls', params: [{ calls: calls.map(toTransaction) }] }),
    readParties: (addresses: readonly string[], list: readonly string[] = []) =>
      parties({ network, addresses, tokens: list, account }),
  }
}

function toTransaction({ to, data, value }: Call) {
  return { from: account, to, data, ...(value !== undefined && { value: toHex(value) }) }
}

/** The RPC of a flavour. */
function at(flavour: (typeof flavours)[number]): string {
  return nodes[flavours.indexOf(flavour)]?.url ?? ''
}

const lower = (address: string) => address.toLowerCase()
const dai = { token: lower(DAI.address), symbol: 'DAI', decimals: 18 }
const usdc = { token: lower(USDC.address), symbol: 'USDC', decimals: 6 }
const nothing = { allowances: [], isAccountChanged: false, isUnsteady: false }
const paid = { token: undefined, amount: ether, direction: 'out' }
const swapped = [
  { ...dai, amount: 10n * ether, direction: 'out' },
  { ...usdc, amount: 9_969_900n, direction: 'in' },
]

async function allow(spender: Address, value: bigint): Promise<void> {
  const args = {
    address: DAI.address,
    abi,
    functionName: 'approve',
    args: [spender, value],
  } as const
  const hash = await client.writeContract(args)
  await client.waitForTransactionReceipt({ hash })
}

function sorted(simulation: RequestSimulation | undefined) {
  if (simulation?.status !== 'success') return simulation
  const changes = [...simulation.changes].sort((one, two) =>
    one.direction < two.direction ? 1 : -1,
  )
  return { ...simulation, changes }
}

test('default: coins and tokens that leave and arrive, by balances', async () => {
  const page = open()
  expect(await page.send({ to: stranger, value: ether })).toEqual({
    ...{ status: 'success', changes: [paid], ...nothing },
  })
  expect(await page.send({ to: DAI.address, data: pay })).toEqual({
    ...{ status: 'success', changes: [{ ...dai, amount: ether, direction: 'out' }], ...nothing },
  })
})

test('default: a batch, in which each call sees those before it', async () => {
  const page = open()
  const calls = [
    { to: DAI.address, data: approve(router, 10n * ether) },
    { to: router, data: swap },
  ]
  expect(sorted(await page.batch(calls))).toEqual({
    ...{ status: 'success', changes: swapped, ...nothing },
  })
  expect(await page.batch(calls.toReversed())).toMatchObject({ status: 'reverted' })
})

test('default: allowances that are higher afterwards, also those that Permit2 keeps', async () => {
  const page = open()
  const wanted = { to: DAI.address, data: approve(stranger, maxUint256) }
  expect(await page.send(wanted)).toMatchObject({
    allowances: [{ token: dai.token, spender: lower(stranger), amount: 'any' }],
  })
  const kept = encodeFunctionData({
    ...{ abi, functionName: 'approve', args: [DAI.address, stranger, 5n, 2 ** 40] },
  })
  expect(await page.send({ to: published.permit2, data: kept })).toMatchObject({
    allowances: [{ token: dai.token, spender: lower(stranger), amount: 5n }],
  })
  await allow(stranger, 7n)
  expect(await page.send({ to: DAI.address, data: approve(stranger, 7n) })).toMatchObject({
    allowances: [],
  })
  await allow(stranger, 0n)
})

test('default: why it would fail', async () => {
  const page = open()
  const tooMuch = encodeFunctionData({
    ...{ abi, functionName: 'transfer', args: [stranger, maxUint256] },
  })
  expect(await page.send({ to: DAI.address, data: tooMuch })).toEqual({
    ...{ status: 'reverted', reason: 'an amount is too large or too small' },
  })
})

test('behavior: what sends nothing is not tried, and what cannot be tried says so', async () => {
  const { ask } = open()
  expect(await ask({ method: 'personal_sign', params: ['0x', account] })).toBeUndefined()
  const unsupported = { status: 'unknown', reason: 'unsupported' }
  const rows = [
    { method: 'eth_sendTransaction', params: [{ to: stranger, authorizationList: ['any'] }] },
    { method: 'eth_sendTransaction', params: [{ to: stranger, value: 'much' }] },
    { method: 'wallet_sendCalls', params: [{}] },
    { method: 'wallet_sendCalls', params: [{ calls: [] }] },
    { method: 'eth_sendUserOperation', params: [{}] },
  ]
  for (const row of rows) expect(await ask(row)).toEqual(unsupported)
  const inner = {
    method: 'eth_sendTransaction',
    params: [toTransaction({ to: stranger, value: 1n })],
  }
  expect(await ask({ method: 'wallet_invokeMethod', params: { request: inner } })).toMatchObject({
    ...{ status: 'success', changes: [{ amount: 1n }] },
  })
})

test('behavior: another moment, in which contracts may do something else', async () => {
  const page = open()
  const shy = '0x00000000000000000000000000000000000005e1'
  await client.setBalance({ address: shy, value: ether })
  // Returns the call's coins where the block's recipient is its own, and keeps them elsewhere.
  const { miner } = await client.getBlock()
  const code: Hex = `0x73${miner.slice(2)}411460225760006000f35b600060006000600034335af1600080f3`
  await client.setCode({ address: shy, bytecode: fitJump(code) })
  const sending = { to: shy, value: 5n }
  const now = await page.send(sending)
  const then = await page.send(sending, { isLater: true })
  expect([now, then].map((one) => one?.status)).toEqual(['success', 'success'])
  expect(now).not.toEqual(then)
})

test('behavior: without eth_simulateV1, a trace says where to look and balances how much', async () => {
  await allow(router, 10n * ether)
  const page = open(at('noSimulate'))
  expect(sorted(await page.send({ to: router, data: swap }))).toEqual({
    ...{ status: 'success', changes: swapped, ...nothing },
  })
  expect(await page.send({ to: stranger, value: ether })).toMatchObject({ changes: [paid] })
  expect(await page.send({ to: stranger, value: ether }, { isLater: true })).toEqual({
    ...{ status: 'unknown', reason: 'unsupported' },
  })
})

test('behavior: without overrides, a trace says what leaves, and nothing arrives by logs', async () => {
  await allow(router, 10n * ether)
  const page = open(at('noOverrides'))
  expect(await page.send({ to: router, data: swap })).toEqual({
    ...{ status: 'success', ...nothing, isPartial: true },
    changes: [{ token: dai.token, amount: 10n * ether, direction: 'out' }],
  })
  await allow(router, 0n)
  // A trial is kept for some seconds, so another page tries.
  const other = open(at('noOverrides'))
  expect(await other.send({ to: router, data: swap })).toMatchObject({ status: 'reverted' })
})

test('behavior: without traces, what the request names is looked at', async () => {
  await allow(router, 10n * ether)
  const page = open(at('noTrials'))
  const named: RequestAction = {
    ...{ kind: 'transfer', token: dai.token, amount: 1n, to: lower(router) },
  }
  expect(await page.send({ to: router, data: swap }, { actions: [named] })).toEqual({
    ...{ status: 'success', ...nothing, isPartial: true },
    changes: [{ ...dai, amount: 10n * ether, direction: 'out' }],
  })
})

test('behavior: with calls alone, only a failure is known', async () => {
  await allow(router, 0n)
  const page = open(at('callsOnly'))
  expect(await page.send({ to: router, data: swap })).toMatchObject({ status: 'reverted' })
  expect(await page.send({ to: stranger, value: 1n })).toEqual({
    ...{ status: 'unknown', reason: 'unsupported' },
  })
})

test('error: a node that is gone', async () => {
  const page = open('http://127.0.0.1:9')
  expect(await page.send({ to: stranger, value: 1n })).toEqual({
    ...{ status: 'unknown', reason: 'failed' },
  })
  expect(await page.readParties([stranger])).toEqual({ [stranger]: { kind: 'unknown' } })
})

test('default: who has code, which tokens are collections, and what there is of others', async () => {
  const collection = '0x00000000000000000000000000000000000c011e'
  const delegated = '0x00000000000000000000000000000000000de1e9'
  // Answers 1 to everything.
  await client.setCode({ address: collection, bytecode: '0x600160005260206000f3' })
  await client.setCode({ address: delegated, bytecode: `0xef0100${router.slice(2)}` })
  const balance = await client.readContract({
    ...{ address: DAI.address, abi, functionName: 'balanceOf', args: [account] },
  })
  expect(balance).toBeGreaterThan(0n)
  const page = open()
  const list = [lower(DAI.address), collection]
  expect(await page.readParties([stranger, delegated, router, ...list], list)).toEqual({
    [stranger]: { kind: 'account' },
    [delegated]: { kind: 'delegated' },
    [router]: { kind: 'contract' },
    [lower(DAI.address)]: { kind: 'contract', isCollection: false, balance },
    [collection]: { kind: 'contract', isCollection: true },
  })
})

/** Puts the place of `JUMPDEST` into code that was written by hand. */
function fitJump(code: Hex): Hex {
  const place = (code.indexOf('5b6000') - 2) / 2
  return code.replace('602257', `60${place.toString(16).padStart(2, '0')}57`) as Hex
}
