import {
  localExchange,
  type RpcFlavour,
  startLocalnet,
  startOrderBook,
  startProtectedRpc,
  startRpcFlavour,
  startSandwichBot,
} from '@cleat/localnet'
import { testEvmSwaps } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const localnet = await startLocalnet({
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 8453, name: 'Base' },
  ],
  exchange: true,
})
const [first, second] = localnet.chains
if (!first || !second) throw new Error('The local chains did not start.')
const start = (flavour: RpcFlavour) => startRpcFlavour({ url: first.rpcUrl, flavour })
const [noSimulate, noOverrides, behind, lying] = await Promise.all([
  start('noSimulate'),
  start('noOverrides'),
  start('behind'),
  start('lying'),
])
const [solver = '0x', attacker = '0x'] = localnet.accounts.slice(8).map(({ address }) => address)
const shielded = await startProtectedRpc({ url: first.rpcUrl })
const orderBook = await startOrderBook({ rpcUrl: first.rpcUrl, solver })
afterAll(async () => {
  await Promise.all([orderBook.stop(), shielded.stop()])
  await Promise.all([noSimulate, noOverrides, behind, lying].map((node) => node.stop()))
  await localnet.stop()
})

testEvmSwaps({
  chains: [first, second],
  exchange: localExchange,
  orderBook,
  sandwiches: {
    startBot: () => startSandwichBot({ rpcUrl: first.rpcUrl, account: attacker }),
    protectedUrl: shielded.url,
    attacker,
    // By hand: SANDWICHES=1000 vitest run --project adapter-wagmi createSwaps.conformance
    runs: Number(process.env.SANDWICHES ?? 20),
    report: (counts) => process.env.SANDWICHES && process.stdout.write(JSON.stringify(counts)),
  },
  flavours: {
    noSimulate: noSimulate.url,
    noOverrides: noOverrides.url,
    behind: behind.url,
    lying: lying.url,
  },
  createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
})
