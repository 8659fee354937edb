import { kusama } from '@cleat/core/networks'
import { encodeSs58 } from '@cleat/signatures/polkadot'
import { testAdapter } from '@cleat/testing/conformance'
import { devPolkadotKeys, type PolkadotKeyType, polkadotKey } from '@cleat/testing/polkadot'
import { afterAll } from 'vitest'
import { PolkadotAdapter } from './PolkadotAdapter.ts'
import { polkadotApi } from './polkadotApi/polkadotApi.ts'
import { createExtensionUnderTest } from './test/createExtensionUnderTest.ts'
import { startChain } from './test/startChain.ts'

const { local, balanceOf, stop } = await startChain()
afterAll(stop)

const { ss58Prefix } = local.network
let receivers = 0

function key(type: PolkadotKeyType, number: number) {
  return polkadotKey({ type, secret: new Uint8Array(32).fill(number) })
}

testAdapter(
  () => {
    localStorage.clear()
    receivers += 1
    const wallets = [
      createExtensionUnderTest({
        ...{ name: 'harbour', ss58Prefix },
        keys: devPolkadotKeys().slice(0, 2),
      }),
      createExtensionUnderTest({
        ...{ name: 'beacon', ss58Prefix },
        keys: [key('ed25519', 1), key('sr25519', 2)],
      }),
      createExtensionUnderTest({
        ...{ name: 'comet', ss58Prefix },
        keys: [key('ecdsa', 3), key('sr25519', 4)],
      }),
    ] as const
    return {
      networks: [local.network, kusama],
      wallets,
      createAdapter: () => new PolkadotAdapter({ transactions: polkadotApi() }),
      transfer: {
        to: encodeSs58({ accountId: new Uint8Array(32).fill(receivers), prefix: ss58Prefix }),
        value: 1_234_567_890_123n,
        tooMuch: 10n ** 20n,
        balanceOf,
      },
      close() {
        for (const wallet of wallets) wallet.remove()
      },
    }
  },
  {
    features: [
      'network:switch',
      'connection:read',
      'connections:list',
      'connection:use',
      'connection:end',
      'message:sign',
      'message:verify',
      'balance:read',
      'transfer:send',
      'provider:create',
      'request:decode',
      'provider:request',
    ],
  },
)
