import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import type { LocalBitcoin } from '@cleat/localnet'
import { type BitcoinDialect, createBitcoinWallet } from '@cleat/testing/bitcoin'
import { toBitcoinSigner } from '../../fixtures/independent.ts'
import { countPrompts } from './countPrompts.ts'
import type { Family } from './family.ts'

/** Wallets of every name share the same keys, which are funded once. */
export async function createBitcoinFamily(
  bitcoin: Pick<LocalBitcoin, 'esploraUrl' | 'fund'>,
  dialect: BitcoinDialect,
): Promise<Family> {
  const { esploraUrl } = bitcoin
  const seed = `orders ${dialect}`
  const sats = 70_000
  const [{ address }] = createBitcoinWallet({ seed }).accounts
  await bitcoin.fund({ address, sats })
  return {
    namespace: 'bip122',
    network: {
      id: '0f9188f13cb7b2c71f2a335e3a4fc328',
      chainNamespace: 'bip122',
      name: 'Bitcoin Regtest',
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      rpcUrls: { default: { http: [esploraUrl] } },
    },
    balance: BigInt(sats),
    createAdapter: () => new BitcoinAdapter(),
    install(name) {
      const prompts = countPrompts()
      const remove = createBitcoinWallet({
        ...{ seed, info: { name, id: `${name}Provider` } },
        approve: async () => ({ approved: prompts.add() }),
      }).speak(dialect)
      return { connectorId: name, address, promptCount: prompts.count, remove }
    },
    isSigned: (signed) => toBitcoinSigner(signed) === signed.address,
  }
}
