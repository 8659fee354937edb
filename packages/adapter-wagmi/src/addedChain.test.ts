import { createKit, type DecodedRequest } from '@cleat/core'
import { rejectWith } from '@cleat/testing'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { injected } from 'wagmi'
import { connect, disconnect, switchChain } from 'wagmi/actions'
import { createHarbourWallet } from './test/createHarness.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'

const wallet = createHarbourWallet()
wallet.announce()
const networks = [mainnet, base] as const
const own = { id: 'own', name: 'Own', provider: wallet.provider as never }
const adapter = new WagmiAdapter({ networks, connectors: [injected({ target: () => own })] })
const config = adapter.wagmiConfig
let judged: Pick<DecodedRequest, 'actions' | 'level'>[] = []
const kit = createKit({
  ...{ adapters: [adapter], networks },
  policy({ actions, level }) {
    judged = [...judged, { actions, level }]
    return level === 'stop' ? 'refuse' : 'allow'
  },
})
kit.start()
afterAll(() => {
  kit.destroy()
  wallet.destroy()
})

const connectors = ['dev.cleat.harbour', 'own'] as const
let seen = 0

beforeEach(async () => {
  for (const connector of config.connectors) await disconnect(config, { connector })
  wallet.switchChain(mainnet.id)
  judged = []
})

async function connectTo(id: string) {
  const connector = config.connectors.find((one) => one.id === id)
  if (!connector) throw new Error(`There is no connector ${id}.`)
  await connect(config, { connector, chainId: mainnet.id })
  wallet.program('wallet_switchEthereumChain', rejectWith({ code: 4902 }))
  wallet.program('wallet_addEthereumChain', () => {
    wallet.switchChain(base.id)
    return null
  })
  seen = wallet.requests.length
  return connector
}

const added = () =>
  wallet.requests.slice(seen).filter(({ method }) => method === 'wallet_addEthereumChain')

test.each(connectors)('default: a network of the app is added: %s', async (id) => {
  const connector = await connectTo(id)
  await switchChain(config, { connector, chainId: base.id })
  expect(added()).toHaveLength(1)
  expect(judged.filter(({ level }) => level !== 'plain')).toEqual([])
})

test.each(connectors)('behavior: an RPC that the app names then is judged: %s', async (id) => {
  const connector = await connectTo(id)
  const rpcUrls = ['https://evil.example']
  const asked = switchChain(config, {
    ...{ connector, chainId: base.id, addEthereumChainParameter: { rpcUrls } },
  })
  await expect(asked).rejects.toThrow()
  expect(added()).toEqual([])
  expect(judged).toEqual([
    { actions: [{ kind: 'addChain', chainId: 8453n, rpcUrls }], level: 'stop' },
  ])
})
