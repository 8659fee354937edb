import { type Network, toCaipNetworkId } from '@cleat/core/adapter'
import type { AdapterUnderTest } from '../conformance/adapterUnderTest.ts'
import { testAdapter } from '../conformance/suites/testAdapter.ts'
import { createMockAdapter } from './createMockAdapter.ts'
import { createMockWallet } from './createMockWallet.ts'

const networks: AdapterUnderTest['networks'] = [toNetwork('one'), toNetwork('two')]

function toNetwork(id: string): Network {
  return {
    id,
    name: `Toy ${id}`,
    chainNamespace: 'toy',
    nativeCurrency: { name: 'Toy', symbol: 'TOY', decimals: 6 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }
}

testAdapter(
  () => {
    localStorage.clear()
    const ledger = new Map([['anna', 1_000_000n]])
    const create = (id: string, addresses: readonly [string, string]) =>
      createMockWallet({
        id,
        name: id,
        namespace: 'toy',
        addresses,
        caipNetworkId: toCaipNetworkId('toy:one'),
        ledger,
      })
    const wallets = [
      create('harbour', ['anna', 'anton']),
      create('beacon', ['berta', 'bruno']),
      create('comet', ['clara', 'carl']),
    ] as const
    return {
      networks,
      wallets,
      createAdapter: () => createMockAdapter({ namespace: 'toy', wallets, ledger }),
      transfer: {
        to: 'dora',
        value: 123_456n,
        tooMuch: 10n ** 12n,
        balanceOf: async (address) => ledger.get(address) ?? 0n,
      },
      close: () => undefined,
    }
  },
  {
    features: [
      'connection:read',
      'connections:list',
      'connection:use',
      'connection:end',
      'network:switch',
      'message:sign',
      'message:verify',
      'balance:read',
      'transfer:send',
    ],
  },
)
