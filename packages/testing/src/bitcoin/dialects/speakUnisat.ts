import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import { createUnisatApi, unisatNetworks } from './createUnisatApi.ts'
import type { SpeakDialect } from './dialect.ts'
import { exposeGlobal } from './exposeGlobal.ts'

/** `window.unisat`. */
export const speakUnisat: SpeakDialect = ({ signer, target }) => {
  const api = createUnisatApi(signer)
  const provider = {
    ...api,
    getChain: async () => ({
      enum: chains[signer.network],
      network: unisatNetworks[signer.network],
    }),
    async switchChain(chain: string) {
      const network = names.find((name) => chains[name] === chain)
      if (!network) throw new Error(`There is no chain ${chain}.`)
      await signer.ask('switchNetwork', { network })
      return provider.getChain()
    },
  }
  const hide = exposeGlobal({ target, path: ['unisat'], value: provider })
  const stop = signer.onChange((change) => {
    const [account] = signer.permitted
    if (change === 'network') api.emit('chainChanged', { enum: chains[signer.network] })
    api.emit('accountsChanged', account ? [account.address] : [])
  })
  return () => {
    stop()
    hide()
  }
}

const chains: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'BITCOIN_MAINNET',
  testnet: 'BITCOIN_TESTNET',
  testnet4: 'BITCOIN_TESTNET4',
  signet: 'BITCOIN_SIGNET',
  regtest: 'BITCOIN_REGTEST',
}

const names: readonly BitcoinNetworkName[] = ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest']
