import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createKit, type DecodedRequest, type RequestPolicy } from '@cleat/core'
import type { Eip1193Provider } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { createDevWallet } from '@cleat/testing'
import { numberToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const localnet = await startLocalnet({ chains: [{ id: mainnet.id, name: mainnet.name }] })
const methods: string[] = []
// Takes every request and answers none.
const server = createServer((request) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => methods.push(...(body.match(/"method":"\w+"/g) ?? [])))
})
await new Promise<void>((done) => {
  server.listen(0, '127.0.0.1', done)
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const wallet = createDevWallet({
  ...{ chains: localnet.chains, info: { name: 'Harbour', rdns: 'dev.cleat.harbour' } },
})
wallet.announce()
const networks = [mainnet] as const
const customRpcUrls = { 'eip155:1': [{ url }] }
const adapter = new WagmiAdapter({ networks, customRpcUrls })
const seen: DecodedRequest[] = []
let policy: RequestPolicy = ({ verdict }) => verdict
const kit = createKit({
  ...{ adapters: [adapter], networks, customRpcUrls },
  policy(request, facts) {
    seen.push(request)
    return policy(request, facts)
  },
})
kit.start()
afterAll(async () => {
  kit.destroy()
  wallet.destroy()
  server.closeAllConnections()
  server.close()
  await localnet.stop()
})

const receiver = '0x000000000000000000000000000000000000dEaD'

function pay(): Promise<unknown> | undefined {
  const [connection] = adapter.wagmiConfig.state.connections.values()
  const transaction = { from: connection?.accounts[0], to: receiver, value: numberToHex(5) }
  const request = { method: 'eth_sendTransaction', params: [transaction] }
  return kit.getProvider<Eip1193Provider>('eip155')?.request(request)
}

test('default: a payment passes although the RPC never answers', async () => {
  const connector = adapter.wagmiConfig.connectors.find(({ id }) => id === 'dev.cleat.harbour')
  if (!connector) throw new Error('The wallet was announced.')
  await connect(adapter.wagmiConfig, { connector, chainId: mainnet.id })
  expect(await pay()).toMatch(/^0x[0-9a-f]{64}$/)
  await vi.waitFor(() => expect(methods).toContain('"method":"eth_simulateV1"'), 5000)
  expect(seen).toMatchObject([{ level: 'plain', findings: [], actions: [{ kind: 'transfer' }] }])
})

test('behavior: a policy that asks for facts then is silent, and the visitor is asked', async () => {
  policy = async (_, facts) => ((await facts.simulation()) ? 'allow' : 'refuse')
  const startedAt = performance.now()
  // Without a review what is to be confirmed passes.
  expect(await pay()).toMatch(/^0x[0-9a-f]{64}$/)
  expect(performance.now() - startedAt).toBeGreaterThan(1000)
})
