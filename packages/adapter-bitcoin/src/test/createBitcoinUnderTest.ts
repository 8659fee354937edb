import { type CaipNetworkId, type Network, toCaipNetworkId } from '@cleat/core/adapter'
import type { LocalBitcoin } from '@cleat/localnet'
import { type BitcoinWallet, createBitcoinWallet } from '@cleat/testing/bitcoin'
import type { AdapterUnderTest, WalletAnswer, WalletUnderTest } from '@cleat/testing/conformance'
import { BitcoinAdapter } from '../BitcoinAdapter.ts'
import { toNetworkId, toNetworkName } from '../base/bitcoinNetwork.ts'
import { readPart } from '../base/readPart.ts'
import { createNetwork } from './createNetwork.ts'

/**
 * A page of three wallets with Xverse's JSON-RPC, the one dialect with everything that the
 * conformance tests need.
 */
export async function createBitcoinUnderTest(bitcoin: LocalBitcoin): Promise<AdapterUnderTest> {
  localStorage.clear()
  const { esploraUrl } = bitcoin
  const networks: readonly [Network, Network] = [
    createNetwork('regtest', esploraUrl),
    createNetwork('signet', esploraUrl),
  ]
  const wallets = [
    createWallet('Harbour', esploraUrl),
    createWallet('Beacon', esploraUrl),
    createWallet('Comet', esploraUrl),
  ] as const
  await fundOnce(bitcoin, wallets[0].addresses[0])
  return {
    networks,
    wallets,
    createAdapter: () => new BitcoinAdapter({ networks }),
    transfer: {
      to: await bitcoin.rpc<string>('getnewaddress', ['', 'bech32']),
      value: 12_345n,
      tooMuch: 100_000_000_000n,
      async balanceOf(address) {
        await bitcoin.mine()
        const response = await fetch(`${esploraUrl}/address/${address}/utxo`)
        const coins = (await response.json()) as { value: number }[]
        return BigInt(coins.reduce((total, { value }) => total + value, 0))
      },
    },
    close() {
      for (const wallet of wallets) wallet.destroy()
      Reflect.deleteProperty(window, 'btc_providers')
    },
  }
}

const funded = new Map<string, Promise<unknown>>()

/** Funds each address once, because the keys are the same in every test. */
function fundOnce(bitcoin: LocalBitcoin, address: string): Promise<unknown> {
  const funding = funded.get(address) ?? bitcoin.fund({ address, sats: 10_000_000 })
  funded.set(address, funding)
  return funding
}

type BitcoinUnderTest = WalletUnderTest & { destroy(): void }

function createWallet(name: string, esploraUrl: string): BitcoinUnderTest {
  let how: WalletAnswer = 'approve'
  let promptCount = 0
  let listenerCount = 0
  let onRelease: () => void = () => undefined
  let hide: (() => void) | undefined
  const wallet: BitcoinWallet = createBitcoinWallet({
    seed: name,
    info: { name, id: `${name}Provider` },
    chain: { esploraUrl, fetch },
    async approve() {
      promptCount += 1
      if (how === 'hold')
        await new Promise<void>((resolve) => {
          onRelease = resolve
        })
      return { approved: how !== 'reject' }
    },
  })
  const count = (provider: { addListener: (...given: unknown[]) => () => void }) => {
    const { addListener } = provider
    provider.addListener = (...given) => {
      const stop = addListener(...given)
      listenerCount += 1
      return () => {
        listenerCount -= 1
        stop()
      }
    }
  }
  return {
    connectorId: name,
    get addresses() {
      const [first, second] = wallet.accounts
      return [first.address, second.address] as const
    },
    get caipNetworkId(): CaipNetworkId {
      return toNetworkId(wallet.network)
    },
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return listenerCount
    },
    appear() {
      hide ??= wallet.speak('satsConnect', window)
      count(Reflect.get(window, `${name}Provider`))
    },
    answer(next) {
      how = next
      wallet.behave(async ({ method, params, proceed }) => {
        if (next === 'never') return new Promise<never>(() => undefined)
        const isSilent = readPart(params, 'isSilent') === true || method === 'disconnect'
        if (isSilent) return proceed()
        if (next === 'none') return []
        if (next === 'fail') throw new Error('It broke.')
        return next === 'nonsense' ? 'nonsense' : proceed()
      })
    },
    release: () => onRelease(),
    selectAccount(address) {
      const chosen = wallet.accounts.find((account) => account.address === address)
      if (chosen) wallet.selectPurpose(chosen.purpose)
    },
    selectNetwork: (id) => wallet.switchNetwork(toNetworkName(toCaipNetworkId(id)) ?? 'mainnet'),
    lock: wallet.lock,
    unlock: wallet.unlock,
    destroy: () => hide?.(),
  }
}
