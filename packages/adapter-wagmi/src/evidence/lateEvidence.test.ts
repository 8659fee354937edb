import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CleatEvent, createKit, type ReviewController } from '@cleat/core'
import type { Eip1193Provider } from '@cleat/core/adapter'
import { localTokens, startLocalnet } from '@cleat/localnet'
import { createDevWallet } from '@cleat/testing'
import { encodeFunctionData, erc20Abi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const localnet = await startLocalnet({
  ...{ chains: [{ id: mainnet.id, name: mainnet.name }], tokens: true },
})
const [{ rpcUrl = '' } = {}] = localnet.chains
/** Later than a request waits, and earlier than its wallet answers. Milliseconds. */
const slowMs = 400
// A node on a slow line.
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', async () => {
    await new Promise((done) => setTimeout(done, slowMs))
    const headers = { 'content-type': 'application/json' }
    // Who asked may have left, and the chain with it.
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer) response.writeHead(200, headers).end(await answer.text())
    else response.destroy()
  })
})
await new Promise<void>((done) => {
  server.listen(0, '127.0.0.1', done)
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
let approve: () => void = () => undefined
const wallet = createDevWallet({
  ...{ chains: localnet.chains, info: { name: 'Harbour', rdns: 'dev.cleat.harbour' } },
  approve: ({ kind }) =>
    kind === 'connect'
      ? Promise.resolve({ approved: true })
      : new Promise((resolve) => {
          approve = () => resolve({ approved: true })
        }),
})
wallet.announce()
const networks = [mainnet] as const
const customRpcUrls = { 'eip155:1': [{ url }] }
const adapter = new WagmiAdapter({ networks, customRpcUrls })
const events: CleatEvent[] = []
const [spender, other] = [5, 6].map((at) => localnet.accounts[at]?.address ?? '0x') as ['0x', '0x']
const kit = createKit({
  ...{ adapters: [adapter], networks, customRpcUrls },
  contracts: Object.fromEntries(
    [spender, other].map((address) => [`eip155:1:${address}`, { trusted: true }]),
  ),
  onEvent: (event) => events.push(event),
})
// A modal is there.
kit.controllers.modal.onOpen(() => undefined)
kit.start()
const review = (await kit.feature('review')) as ReviewController
afterAll(async () => {
  kit.destroy()
  wallet.destroy()
  server.closeAllConnections()
  server.close()
  await localnet.stop()
})

const shown = () => (review.state.reviewing.status === 'sent' ? review.state.reviewing : undefined)
const [account] = localnet.accounts
const [token] = localTokens
const owner = account?.address ?? '0x'

function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const asked = kit.getProvider<Eip1193Provider>('eip155')?.request({ method, params })
  return asked ?? Promise.reject(new Error('Nothing is connected.'))
}

const isRaised = () => events.filter(({ event }) => event === 'REQUEST_RAISED').length

test('default: a spender that turns out to be a person is told while the wallet asks', async () => {
  const connector = adapter.wagmiConfig.connectors.find(({ id }) => id === 'dev.cleat.harbour')
  if (!connector) throw new Error('The wallet was announced.')
  await connect(adapter.wagmiConfig, { connector, chainId: mainnet.id })
  const data = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] },
  })
  const sent = ask('eth_sendTransaction', [{ from: owner, to: token.address, data }])
  await vi.waitFor(() => expect(shown()).toBeDefined(), 5000)
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(shown()).toMatchObject({
    ...{ canCancel: false, review: { level: 'stop', wallet: 'Harbour' } },
  })
  const rules = shown()?.review.request.findings.map(({ rule }) => rule)
  expect(rules).toContain('spender-account')
  expect(isRaised()).toBe(1)
  approve()
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)
  expect([shown(), kit.controllers.modal.state.open]).toEqual([undefined, false])
})

test('error: REQUEST_REVIEW_CANCELLED, and the app never gets the signature', async () => {
  const typed = {
    domain: {
      ...{ name: 'Local USD', version: '1', chainId: 1 },
      verifyingContract: token.address,
    },
    primaryType: 'Permit',
    types: {
      Permit: ['owner:address', 'spender:address', 'value:uint256', 'nonce:uint256']
        .concat('deadline:uint256')
        .map((member) => ({ name: member.split(':')[0], type: member.split(':')[1] })),
    },
    message: {
      ...{ owner, spender: other, value: '5', nonce: '0' },
      deadline: `${Math.floor(Date.now() / 1000) + 3600}`,
    },
  }
  const signed = ask('eth_signTypedData_v4', [owner, JSON.stringify(typed)])
  const outcome = expect(signed).rejects.toMatchObject({ code: 4001 })
  await vi.waitFor(() => expect(shown()).toMatchObject({ canCancel: true }), 5000)
  review.cancelReview({ id: shown()?.review.id ?? '' })
  await outcome
  approve()
  expect(kit.controllers.modal.state.open).toBe(false)
})
