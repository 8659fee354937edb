import { type LocalSolana, startLocalnet } from '@cleat/localnet'
import { testAdapter } from '@cleat/testing/conformance'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { afterAll } from 'vitest'
import { SolanaAdapter } from './SolanaAdapter.ts'
import { createWalletUnderTest } from './test/createWalletUnderTest.ts'
import { createNetworks } from './test/networks.ts'

const localnet = await startLocalnet({ chains: [], solana: { slotMs: 50 } })
const { rpcUrl } = localnet.solana as LocalSolana
afterAll(() => localnet.stop())

testAdapter(
  () => {
    localStorage.clear()
    const connection = new Connection(rpcUrl, 'confirmed')
    const wallets = [
      createWalletUnderTest({ name: 'Harbour', seeds: [seed(1), seed(2)] }),
      createWalletUnderTest({ name: 'Beacon', seeds: [seed(3), seed(4)] }),
      createWalletUnderTest({ name: 'Comet', seeds: [seed(5), seed(6)] }),
    ] as const
    return {
      networks: createNetworks(rpcUrl),
      wallets,
      createAdapter: () => new SolanaAdapter(),
      transfer: {
        to: Keypair.generate().publicKey.toBase58(),
        value: 1_234_567_891n,
        tooMuch: 10n ** 16n,
        balanceOf: async (address) => BigInt(await connection.getBalance(new PublicKey(address))),
      },
      close() {
        for (const wallet of wallets) wallet.destroy()
      },
    }
  },
  {
    features: [
      'network:switch',
      'connection:read',
      'connections:list',
      'connection:use',
      'connection:signIn',
      'connection:end',
      'message:sign',
      'message:verify',
      'approvals:load',
      'balance:read',
      'transfers:load',
      'swaps:load',
      'transfer:send',
      'provider:create',
      'provider:request',
      'request:decode',
    ],
  },
)

function seed(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
