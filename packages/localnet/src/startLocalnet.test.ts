import { connect, createServer } from 'node:net'
import { createPublicClient, erc20Abi, http, multicall3Abi, parseEther, webSocket } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localExchange } from './exchange/localExchange.ts'
import { routerAbi } from './exchange/routerAbi.ts'
import { type Localnet, startLocalnet } from './startLocalnet.ts'

let localnet: Localnet
let listenersBefore: number

beforeAll(async () => {
  listenersBefore = process.listenerCount('exit')
  localnet = await startLocalnet()
}, 30_000)

afterAll(() => localnet.stop())

test('default', async () => {
  expect(localnet.chains.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Ethereum'],
    [8453, 'Base'],
    [42161, 'Arbitrum'],
  ])
  for (const { chain, id } of localnet.chains) {
    const client = createPublicClient({ chain, transport: http() })
    expect(await client.getChainId()).toBe(id)
  }
})

test('behavior: accounts are funded', async () => {
  const { chain } = firstOf(localnet)
  const client = createPublicClient({ chain, transport: http() })
  expect(localnet.accounts).toHaveLength(10)
  for (const { address, privateKey } of localnet.accounts) {
    expect(privateKeyToAddress(privateKey)).toBe(address)
    expect(await client.getBalance({ address })).toBe(parseEther('10000'))
  }
})

test('behavior: multicall works', async () => {
  const { chain } = firstOf(localnet)
  const client = createPublicClient({ chain, transport: http() })
  const [account] = localnet.accounts
  const multicall3 = chain.contracts?.multicall3
  if (!account || !multicall3 || !('address' in multicall3)) throw new Error('no multicall')
  const [balance, failure] = await client.multicall({
    contracts: [
      {
        address: multicall3.address as `0x${string}`,
        abi: multicall3Abi,
        functionName: 'getEthBalance',
        args: [account.address],
      },
      { address: account.address, abi: erc20Abi, functionName: 'totalSupply' },
    ],
  })
  expect(balance).toEqual({ status: 'success', result: parseEther('10000') })
  expect(failure?.status).toBe('failure')
})

test('parameters: exchange', async () => {
  await using traded = await startLocalnet({ exchange: true, solana: true })
  const [amountIn, path] = [parseEther('10'), ['DAI', 'USDC'] as const]
  const args = [amountIn, path.map((name) => localExchange.tokens[name].address)] as const
  const quote = { address: localExchange.router, abi: routerAbi } as const
  for (const { chain } of traded.chains) {
    const client = createPublicClient({ chain, transport: http() })
    const quoted = client.readContract({ ...quote, functionName: 'getAmountsOut', args })
    expect(await quoted).toEqual([amountIn, 9_969_900n])
  }
  expect(traded.solana?.maker?.url).toMatch(/^http:/)
})

test('behavior: answers over WebSocket', async () => {
  const { webSocketUrl } = firstOf(localnet)
  const client = createPublicClient({ transport: webSocket(webSocketUrl) })
  expect(await client.getChainId()).toBe(1)
  const { close } = await client.transport.getRpcClient()
  close()
})

test('parameters: chains', async () => {
  await using other = await startLocalnet({ chains: [{ id: 137, name: 'Polygon' }] })
  expect(other.chains.map(({ id, name }) => [id, name])).toEqual([[137, 'Polygon']])
})

test('behavior: two at the same time', async () => {
  const others = await Promise.all([startLocalnet(), startLocalnet()])
  const urls = [localnet, ...others].flatMap(({ chains }) => chains.map(({ rpcUrl }) => rpcUrl))
  expect(new Set(urls).size).toBe(9)
  await Promise.all(others.map((other) => other.stop()))
})

test('behavior: stops, once and for all', async () => {
  const other = await startLocalnet()
  const ports = other.chains.map(({ rpcUrl }) => Number(new URL(rpcUrl).port))
  expect(await Promise.all(ports.map(isListening))).toEqual([true, true, true])
  await other.stop()
  expect(await Promise.all(ports.map(isListening))).toEqual([false, false, false])
  await other.stop()
  expect(process.listenerCount('exit')).toBe(listenersBefore + 1)
})

test('parameters: ports', async () => {
  const port = await freePort()
  await using other = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }], ports: [port] })
  expect(firstOf(other).rpcUrl).toBe(`http://127.0.0.1:${port}`)
})

test('parameters: solana', async () => {
  const port = await freePort()
  await using other = await startLocalnet({ chains: [], solana: { port } })
  expect(other.solana?.rpcUrl).toBe(`http://127.0.0.1:${port}`)
  expect(await isListening(port + 1)).toBe(true)
  expect(localnet.solana).toBeUndefined()
  await expect(startLocalnet({ chains: [], solana: { port } })).rejects.toMatchObject({
    code: 'LOCALNET_START_FAILED',
    chainId: 'solana',
  })
  await other.stop()
  expect(await isListening(port)).toBe(false)
})

test('error: one chain does not start, so none does', async () => {
  const port = await freePort()
  const taken = Number(new URL(firstOf(localnet).rpcUrl).port)
  const chains = [
    { id: 1, name: 'Ethereum' },
    { id: 10, name: 'Optimism' },
  ]
  await expect(startLocalnet({ chains, ports: [port, taken] })).rejects.toMatchObject({
    code: 'LOCALNET_START_FAILED',
    chainId: 10,
  })
  expect(await isListening(port)).toBe(false)
  expect(process.listenerCount('exit')).toBe(listenersBefore + 1)
})

function firstOf({ chains }: Localnet) {
  const [first] = chains
  if (!first) throw new Error('no chain')
  return first
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const finish = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

test('parameters: polkadot', async () => {
  await using localnet = await startLocalnet({
    chains: [],
    polkadot: { balances: { '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY': 5n } },
  })
  expect(localnet.chains).toEqual([])
  expect(localnet.polkadot).toMatchObject({
    name: 'Local Asset Hub',
    addresses: ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  })
  await localnet.stop()
  await expect(fetch(localnet.polkadot?.rpcUrl ?? '')).rejects.toThrow()
})
