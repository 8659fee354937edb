import { createKit } from '@cleat/core'
import type { Eip1193Provider } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { createDevWallet } from '@cleat/testing'
import { type Address, encodeFunctionData, erc721Abi, numberToHex } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Connector, injected } from 'wagmi'
import * as actions from 'wagmi/actions'
import {
  connect,
  disconnect,
  getConnectorClient,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
} from 'wagmi/actions'
import { WagmiAdapter } from './WagmiAdapter.ts'

const localnet = await startLocalnet({
  chains: [
    { id: mainnet.id, name: mainnet.name },
    { id: base.id, name: base.name },
  ],
})
const { chains } = localnet
const customRpcUrls = Object.fromEntries(
  chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
)
const harbour = createDevWallet({ chains, info: { name: 'Harbour', rdns: 'dev.cleat.harbour' } })
const own = createDevWallet({ chains, info: { name: 'Own', rdns: 'dev.cleat.own' } })
harbour.announce()
const networks = [mainnet, base] as const
const adapter = new WagmiAdapter({
  networks,
  customRpcUrls,
  // A connector of the app's own, as wagmi makes it.
  connectors: [
    injected({ target: () => ({ id: 'own', name: 'Own', provider: own.provider as never }) }),
  ],
})
const config = adapter.wagmiConfig
const kit = createKit({
  ...{ adapters: [adapter], networks, customRpcUrls },
  policy: ({ actions, verdict }) =>
    actions.some(({ kind }) => kind === 'approveAll') ? 'refuse' : verdict,
})
kit.start()
afterAll(async () => {
  kit.destroy()
  harbour.destroy()
  own.destroy()
  await localnet.stop()
})

const foreign = '0x000000000000000000000000000000000000dEaD'
const connectors = { harbour: 'dev.cleat.harbour', own: 'own' } as const
const wallets = { harbour, own } as const
let seen = { harbour: 0, own: 0 }

beforeEach(async () => {
  for (const connector of config.connectors) await disconnect(config, { connector })
  seen = { harbour: harbour.requests.length, own: own.requests.length }
})

async function connectTo(name: 'harbour' | 'own'): Promise<Address> {
  const id = connectors[name]
  const connector = config.connectors.find((one) => one.id === id)
  if (!connector) throw new Error(`No connector ${id}`)
  const { accounts } = await connect(config, { connector, chainId: mainnet.id })
  return accounts[0]
}

/** What a wallet was asked to sign or to send. */
/** `switchConnection` of wagmi 3 is `switchAccount` in wagmi 2. */
async function useConnector(connector: Connector): Promise<void> {
  const name = 'switchConnection' in actions ? 'switchConnection' : 'switchAccount'
  const run: typeof actions.switchConnection = Reflect.get(actions, name)
  await run(config, { connector })
}

function prompts(name: 'harbour' | 'own'): string[] {
  return wallets[name].requests
    .slice(seen[name])
    .map(({ method }) => method)
    .filter((method) =>
      /^(?:personal_sign|eth_sign|eth_send|wallet_send|wallet_invoke)/.test(method),
    )
}

/** The code of Cleat's refusal, wherever viem put it. */
async function refusal(asked: Promise<unknown>): Promise<unknown> {
  let error: unknown = await asked.then(
    (value) => new Error(`Resolved with ${String(value)}`),
    (reason: unknown) => reason,
  )
  for (let depth = 0; depth < 10 && error instanceof Error; depth += 1) {
    if (error.name === 'CleatError') return (error as Error & { code: string }).code
    error = error.cause
  }
  return error
}

const permit = (chainId: number) =>
  ({
    domain: { name: 'Permit2', chainId, verifyingContract: foreign },
    types: { PermitSingle: [{ name: 'spender', type: 'address' }] },
    primaryType: 'PermitSingle',
    message: { spender: foreign },
  }) as const

for (const name of ['harbour', 'own'] as const) {
  test(`default: wagmi’s actions sign and send by the connector ${name}`, async () => {
    const account = await connectTo(name)
    expect(await signMessage(config, { message: 'Hello' })).toMatch(/^0x/)
    expect(await signTypedData(config, permit(1))).toMatch(/^0x/)
    expect(await sendTransaction(config, { account, to: foreign, value: 1n })).toMatch(/^0x/)
    expect(prompts(name)).toEqual([
      ...['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
    ])
  })

  test(`error: what contradicts the connection never reaches the wallet of ${name}`, async () => {
    const account = await connectTo(name)
    const client = await getConnectorClient(config)
    const ask = (method: string, params: unknown) =>
      refusal(client.request({ method, params } as never))
    expect(await ask('eth_sign', [account, `0x${'0'.repeat(64)}`])).toBe('REQUEST_NOT_ALLOWED')
    expect(await ask('eth_sendTransaction', [{ from: foreign, to: foreign }])).toBe(
      'REQUEST_WRONG_ACCOUNT',
    )
    expect(await ask('personal_sign', ['0x00', foreign])).toBe('REQUEST_WRONG_ACCOUNT')
    expect(
      await ask('wallet_invokeMethod', {
        scope: 'eip155:1',
        request: { method: 'eth_sign', params: [account, '0x00'] },
      }),
    ).toBe('REQUEST_NOT_ALLOWED')
    expect(await refusal(signTypedData(config, permit(8453)))).toBe('REQUEST_WRONG_NETWORK')
    expect(await refusal(sendCalls(config, { calls: [], chainId: 8453 }))).toBe(
      'REQUEST_WRONG_NETWORK',
    )
    const authorization = { chainId: numberToHex(8453), address: foreign, nonce: '0x0' }
    expect(
      await ask('eth_sendTransaction', [{ from: account, authorizationList: [authorization] }]),
    ).toBe('REQUEST_WRONG_NETWORK')
    expect(prompts(name)).toEqual([])
  })
}

test('behavior: each connector of several is judged by its own connection', async () => {
  const first = await connectTo('harbour')
  const second = await connectTo('own')
  expect(config.state.connections.size).toBe(2)
  const connector = config.connectors.find(({ id }) => id === connectors.harbour)
  if (!connector) throw new Error('No connector')
  expect(await signMessage(config, { connector, account: first, message: 'Hello' })).toMatch(/^0x/)
  expect([prompts('harbour'), prompts('own')]).toEqual([['personal_sign'], []])
  await useConnector(connector)
  expect(await signMessage(config, { message: 'Hello' })).toMatch(/^0x/)
  expect([prompts('harbour').length, prompts('own').length]).toEqual([2, 0])
  expect(second).toMatch(/^0x/)
})

test('behavior: a declined request has the wallet’s own error, as wagmi’s apps expect', async () => {
  await connectTo('harbour')
  const declined = Object.assign(new Error('No'), { code: 4001 })
  harbour.program('personal_sign', () => Promise.reject(declined), { times: 1 })
  await expect(signMessage(config, { message: 'Hello' })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
})

test('behavior: a refusal has a code that viem does not try again', async () => {
  await connectTo('harbour')
  const provider = kit.getProvider<Eip1193Provider>('eip155')
  await expect(
    provider?.request({ method: 'eth_sign', params: [foreign, '0x00'] }),
  ).rejects.toMatchObject({ code: 4100, cause: { code: 'REQUEST_NOT_ALLOWED' } })
})

test('behavior: what the page changes after it asked never reaches the wallet', async () => {
  const account = await connectTo('harbour')
  const connector = config.connectors.find(({ id }) => id === connectors.harbour)
  const provider = (await connector?.getProvider()) as Eip1193Provider
  const transaction = { from: account, to: account, value: '0x1' }
  const sent = provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  transaction.to = foreign
  await sent
  const asked = harbour.requests
    .slice(seen.harbour)
    .filter(({ method }) => method === 'eth_sendTransaction')
  expect(asked).toMatchObject([{ params: [{ to: account }] }])
})

test('error: a provider with a method `release` is guarded like any other', async () => {
  await connectTo('own')
  Object.assign(own.provider, { release: () => undefined })
  own.program('personal_sign', () => 'nonsense', { times: 1 })
  await expect(kit.actions.signMessage({ message: 'Hello' })).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test.each(['harbour', 'own'] as const)(
  'behavior: the policy of the app decides: %s',
  async (name) => {
    await connectTo(name)
    const data = encodeFunctionData({
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [foreign, true],
    })
    await expect(sendTransaction(config, { to: foreign, data })).rejects.toThrow(
      'Requested RPC call is not allowed',
    )
    expect(prompts(name)).toEqual([])
  },
)
