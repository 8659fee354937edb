import { checkNetworks, type ProviderRequest, type RequestAction } from '@cleat/core/adapter'
import { mainnet } from '@cleat/core/test/networks'
import {
  localSmartAccounts,
  localTokens,
  type RpcFlavour,
  startLocalnet,
  startRpcFlavour,
} from '@cleat/localnet'
import {
  type Address,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  type Hex,
  http,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { afterAll, expect, test } from 'vitest'
import { createEvmNode } from '../node/createEvmNode.ts'
import { createTrialMemory } from '../trial/createTrialMemory.ts'
import { simulateRequest } from './simulateRequest.ts'

const localnet = await startLocalnet({
  ...{ chains: [{ id: 1, name: 'Ethereum' }], tokens: true, accounts: true },
})
const url = localnet.chains[0]?.rpcUrl ?? ''
const flavours = ['noSimulate', 'noOverrides', 'noTrials', 'callsOnly'] as const
const nodes = await Promise.all(flavours.map((flavour) => startRpcFlavour({ url, flavour })))
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await localnet.stop()
})

const lower = (address = '0x') => address.toLowerCase() as Address
const [account, stranger] = localnet.accounts.map(({ address }) => lower(address)) as [
  Address,
  Address,
]
const { entryPoints, delegate, contract, forger } = localSmartAccounts
const [token] = localTokens
const dollar = { token: lower(token.address), symbol: token.symbol, decimals: token.decimals }
const client = createTestClient({ mode: 'anvil', transport: http(url) })
const unsupported = { status: 'unknown', reason: 'unsupported' }
const nothing = { allowances: [], isAccountChanged: false, isUnsteady: false }
const paid = (amount: bigint) => ({ token: undefined, amount, direction: 'out' })
const pay = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 7n] })
const named: RequestAction = {
  ...{ kind: 'transfer', token: dollar.token, amount: 7n, to: stranger },
}

type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/** Tries requests out on the RPC of a flavour. What it answers may be changed on the way. */
function open(
  given: {
    flavour?: RpcFlavour & (typeof flavours)[number]
    distort?: (answer: Answer, method: string) => Answer
    of?: string
  } = {},
) {
  const { flavour, distort = (answer: Answer) => answer, of = account } = given
  const rpc = flavour ? (nodes[flavours.indexOf(flavour)]?.url ?? '') : url
  const asked: string[] = []
  const call = async (_: unknown, { method, params }: ProviderRequest) => {
    asked.push(method)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpc, { method: 'POST', headers, body })
    const { result, error } = distort((await response.json()) as Answer, method)
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const [network] = checkNetworks({ networks: [mainnet] })
  const node = createEvmNode({ call }, network)
  const memory = createTrialMemory()
  const ask = (
    request: ProviderRequest,
    more: { actions?: readonly RequestAction[]; isLater?: boolean } = {},
  ) => simulateRequest(node, memory, { request, account: of, actions: [], isLater: false, ...more })
  return {
    ask,
    asked,
    send: (transaction: object, more: Parameters<typeof ask>[1] = {}) =>
      ask({ method: 'eth_sendTransaction', params: [{ from: of, ...transaction }] }, more),
  }
}

test('default: what leaves is what balances say', async () => {
  const { send } = open()
  expect(await send({ to: stranger, value: '0x5' })).toEqual({
    ...{ status: 'success', changes: [paid(5n)], ...nothing },
  })
  expect(await send({ to: token.address, data: pay })).toEqual({
    ...{ status: 'success', changes: [{ ...dollar, amount: 7n, direction: 'out' }], ...nothing },
  })
})

test('default: why it would fail', async () => {
  const tooMuch = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'transfer', args: [stranger, 2n ** 255n] },
  })
  const { send } = open()
  expect(await send({ to: token.address, data: tooMuch })).toMatchObject({
    ...{ status: 'reverted', reason: expect.stringMatching(/./) },
  })
})

const transfer = { to: token.address, data: pay }
const out = { ...dollar, amount: 7n, direction: 'out' }
test.each<[string, (typeof flavours)[number], object]>([
  ['a trace and overrides', 'noSimulate', { status: 'success', changes: [out], ...nothing }],
  [
    ...(['a trace alone', 'noOverrides'] as const),
    {
      ...{ status: 'success', ...nothing, isPartial: true },
      changes: [{ token: dollar.token, amount: 7n, direction: 'out' }],
    },
  ],
  [
    ...(['overrides alone', 'noTrials'] as const),
    { status: 'success', changes: [], ...nothing, isPartial: true },
  ],
  ['calls alone', 'callsOnly', unsupported],
])('behavior: with %s', async (_, flavour, expected) => {
  expect(await open({ flavour }).send(transfer)).toEqual(expected)
})

test('behavior: with overrides alone, what the request names is looked at', async () => {
  const { send } = open({ flavour: 'noTrials' })
  expect(await send(transfer, { actions: [named] })).toMatchObject({ changes: [out] })
})

test('behavior: what a node does not have is not asked for again', async () => {
  const { send, asked } = open({ flavour: 'callsOnly' })
  await send(transfer)
  const before = asked.length
  await send(transfer)
  expect(asked.slice(before)).toEqual(['eth_call'])
})

const forge = encodeFunctionData({
  abi: parseAbi(['function forge(bytes32, address, address, uint256)']),
  args: [toHex(1, { size: 32 }), stranger, account, 1000n],
})

test('behavior: nothing arrives by what contracts log', async () => {
  expect(await open().send({ to: forger, data: forge })).toMatchObject({ changes: [] })
  expect(await open({ flavour: 'noOverrides' }).send({ to: forger, data: forge })).toMatchObject({
    ...{ changes: [], isPartial: true },
  })
})

test('behavior: nothing arrives by logs that a node makes up', async () => {
  const topic = (address: string) => `0x${address.slice(2).padStart(64, '0')}`
  const event = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const log = {
    ...{ address: token.address, data: toHex(1000n, { size: 32 }) },
    topics: [event, topic(stranger), topic(account)],
  }
  const { send } = open({
    distort(answer, method) {
      if (method !== 'eth_simulateV1') return answer
      const [block] = answer.result as [{ calls: { logs: unknown[] }[] }]
      for (const call of block.calls) call.logs = [...call.logs, log]
      return answer
    },
  })
  expect(await send({ to: stranger, value: '0x5' })).toMatchObject({ changes: [paid(5n)] })
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['too few results', [{ calls: [] }]],
  ['results of another form', [{ calls: [{ status: 1 }] }]],
])('behavior: a node that answers %s is asked in another way', async (_, result) => {
  const { send } = open({
    distort: (answer, method) => (method === 'eth_simulateV1' ? { result } : answer),
  })
  expect(await send(transfer)).toMatchObject({ status: 'success', changes: [out] })
})

test('error: a node that fails', async () => {
  const failing = open({ distort: () => ({ error: { code: -32603, message: 'busy' } }) })
  await expect(failing.send(transfer)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test('behavior: as of another moment, for contracts that look at it', async () => {
  // Gives coins back, but keeps them where the block is the one of the second trial.
  const shy = '0x00000000000000000000000000000000000005e1'
  const bytecode: Hex = `0x734838b106fce9647bdf1e7877bf73ce8b0bad5f9741146023575f5f5f5f34335af1005b00`
  await client.setCode({ address: shy, bytecode })
  const { send } = open()
  const sent = { to: shy, value: '0x5' }
  expect(await send(sent)).toMatchObject({ status: 'success', changes: [] })
  expect(await send(sent, { isLater: true })).toMatchObject({ changes: [paid(5n)] })
  expect(await open({ flavour: 'noSimulate' }).send(sent, { isLater: true })).toEqual(unsupported)
})

test('behavior: an account whose owner is another one afterwards', async () => {
  // Answers its owner, and gets one by a call without data.
  const owned = lower('0x00000000000000000000000000000000000005e2')
  await client.setCode({
    address: owned,
    bytecode: ('0x366009576001' + '5f55005b5f545f5260205ff3') as Hex,
  })
  expect(await open({ of: owned }).send({ to: owned })).toMatchObject({ isAccountChanged: true })
  expect(await open({ of: owned }).send({ to: stranger })).toMatchObject({
    isAccountChanged: false,
  })
})

test('default: a contract that is created, by its trace where the node tries no creation', async () => {
  const { send, asked } = open()
  const creation = { data: '0x00', value: '0x5' }
  expect(await send(creation)).toEqual({
    ...{ status: 'success', changes: [paid(5n)], ...nothing, isPartial: true },
  })
  expect(await send({ to: null, data: '0xfe' })).toMatchObject({ status: 'reverted' })
  // What else the node tries, it still does.
  expect(await send(transfer)).not.toHaveProperty('isPartial')
  expect(asked.filter((method) => method === 'eth_simulateV1')).toHaveLength(3)
  const calling = open({ flavour: 'callsOnly' })
  expect(await calling.send(creation)).toEqual(unsupported)
  expect(await calling.send({ data: '0xfe' })).toMatchObject({ status: 'reverted' })
})

const batchAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
  'function execute(bytes32 mode, bytes executionData)',
])
const sending = [{ to: stranger, value: 5n, data: '0x' as Hex }]
const operation = {
  ...{ sender: contract, nonce: '0x0', signature: '0x' },
  callData: encodeFunctionData({
    ...{ abi: batchAbi, functionName: 'executeBatch', args: [sending] },
  }),
}
const operate = (given: object, entryPoint: unknown = entryPoints['0.8']): ProviderRequest => ({
  ...{ method: 'eth_sendUserOperation', params: [given, entryPoint] },
})

test('default: a user operation, by the call of its entry point', async () => {
  const of = lower(contract)
  expect(await open({ of }).ask(operate(operation))).toEqual({
    ...{ status: 'success', changes: [paid(5n)], ...nothing },
  })
  const notEntry = await open({ of }).ask(operate(operation, stranger))
  expect(notEntry).toEqual({ status: 'reverted', reason: 'SmartAccount: not allowed' })
  // Another way of trying would need its own code in the account's place.
  expect(await open({ of, flavour: 'noSimulate' }).ask(operate(operation))).toEqual({
    ...{ status: 'success', changes: [paid(5n)], ...nothing, isPartial: true },
  })
  const refused = await open({ of, flavour: 'callsOnly' }).ask(operate(operation, stranger))
  expect(refused).toEqual(notEntry)
})

test('behavior: a user operation that creates its account', async () => {
  const factory = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
  const salt = toHex(7, { size: 32 })
  // Sends one wei to the address in its data, where there is one.
  const bytecode: Hex = '0x7160006000600060003660051c6000355af1006000526012600ef3'
  const sender = lower(getContractAddress({ bytecode, from: factory, opcode: 'CREATE2', salt }))
  await client.setBalance({ address: sender, value: parseEther('1') })
  const factoryData = `${salt}${bytecode.slice(2)}`
  const callData = encodeAbiParameters([{ type: 'address' }], [stranger])
  const expected = { status: 'success', changes: [paid(1n)], ...nothing }
  const { ask } = open({ of: sender })
  expect(await ask(operate({ sender, callData, factory, factoryData }))).toEqual(expected)
  const initCode = `${factory}${factoryData.slice(2)}`
  expect(await ask(operate({ sender, callData, initCode }))).toEqual(expected)
  // Two calls need a node that runs several.
  const other = open({ of: sender, flavour: 'noSimulate' })
  expect(await other.ask(operate({ sender, callData, initCode }))).toEqual(unsupported)
})

const execute = encodeFunctionData({
  ...{ abi: batchAbi, functionName: 'execute' },
  args: [
    `0x01${'00'.repeat(31)}`,
    encodeAbiParameters(
      [
        {
          type: 'tuple[]',
          components: [
            { name: 'to', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'data', type: 'bytes' },
          ],
        },
      ],
      [sending],
    ),
  ],
})

test('default: an authorization, as if the account had the code already', async () => {
  const { send } = open()
  const plain = { to: account, data: execute }
  expect(await send(plain)).toMatchObject({ status: 'success', changes: [] })
  const expected = { status: 'success', changes: [paid(5n)], ...nothing }
  const authorizationList = [{ address: delegate, chainId: '0x1', nonce: '0x0' }]
  expect(await send({ ...plain, authorizationList })).toEqual(expected)
  const authorization = { contractAddress: delegate }
  expect(await send({ ...plain, authorization })).toEqual(expected)
  // The last one counts, and the zero address takes the code away.
  const cleared = [...authorizationList, { address: `0x${'00'.repeat(20)}` }]
  expect(await send({ ...plain, authorizationList: cleared })).toMatchObject({ changes: [] })
  // Code in the account's place is its own, so the other way of trying cannot be used.
  const other = open({ flavour: 'noSimulate' })
  expect(await other.send({ ...plain, authorizationList })).toEqual(unsupported)
  const wrong = { to: account, data: execute.replace('01', '02'), authorizationList }
  expect(await other.send(wrong)).toMatchObject({ status: 'reverted' })
  expect(await open({ flavour: 'callsOnly' }).send(wrong)).toEqual(unsupported)
})

test('behavior: what sends nothing is not tried, and what cannot be read says so', async () => {
  const { ask } = open()
  expect(await ask({ method: 'personal_sign', params: ['0x', account] })).toBeUndefined()
  const rows: ProviderRequest[] = [
    { method: 'eth_sendTransaction', params: [{ to: stranger, value: 'much' }] },
    { method: 'eth_sendTransaction', params: [{ to: stranger, data: 'words' }] },
    { method: 'eth_sendTransaction', params: [{ to: 'stranger' }] },
    { method: 'eth_sendTransaction', params: [{ to: stranger, authorizationList: ['any'] }] },
    { method: 'wallet_sendCalls', params: [{}] },
    { method: 'wallet_sendCalls', params: [{ calls: [] }] },
    operate({}),
    operate(operation),
    operate({ sender: account, callData: '0x' }, 'somewhere'),
    operate({ sender: account, callData: 'words' }),
    operate({ sender: account, callData: '0x', initCode: '0x12' }),
    operate({ sender: account, callData: '0x', eip7702Auth: { address: 'any' } }),
  ]
  for (const row of rows) expect([row, await ask(row)]).toEqual([row, unsupported])
})
