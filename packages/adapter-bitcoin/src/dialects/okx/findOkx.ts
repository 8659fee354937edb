import type { BitcoinNetworkName } from '../../bitcoinNetwork.ts'
import type { DialectWallet } from '../../wallet/dialectWallet.ts'
import { readPart } from '../../wallet/readPart.ts'
import { createUnisatDialect } from '../unisat/createUnisatDialect.ts'

/** OKX has a provider per network; each is used where its network is. */
const providers: Readonly<Partial<Record<BitcoinNetworkName, string>>> = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

/** `window.okxwallet`: as UniSat's, but for connecting, and for a provider per network. */
export function findOkx(window: Window): ReadonlyMap<object, () => DialectWallet> {
  const owner = readPart(window, 'okxwallet')
  const main = readPart(owner, 'bitcoin')
  if (typeof main !== 'object' || main === null) return new Map()
  return new Map([[main, () => createOkxDialect({ owner, main })]])
}

function createOkxDialect({ owner, main }: { owner: unknown; main: object }): DialectWallet {
  const speak = (provider: object, network?: BitcoinNetworkName) =>
    createUnisatDialect({ provider, name: 'OKX Wallet', connectMethod: 'connect', network })
  let used = speak(main)
  const on = (network: BitcoinNetworkName) => {
    const provider = readPart(owner, providers[network] ?? 'bitcoin')
    return typeof provider === 'object' && provider !== null ? speak(provider, network) : used
  }
  return {
    ...used,
    accounts(asked) {
      used = on(asked.network)
      return used.accounts(asked)
    },
    network: async () => used.network?.(),
    disconnect: async () => used.disconnect?.(),
    listen: (onChange) => used.listen(onChange),
    signMessage: (asked) => on(asked.network).signMessage(asked),
    signPsbt: (asked) => on(asked.network).signPsbt(asked),
    sendTransfer: async (asked) => on(asked.network).sendTransfer?.(asked),
  }
}
