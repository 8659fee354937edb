import { type BitcoinNetworkName, bitcoinNetworkNames } from '@cleat/signatures/bip122'
import type { DialectWallet } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import { createUnisatDialect } from '../unisat/createUnisatDialect.ts'

/** OKX injects one provider per network. */
const providers: Readonly<Partial<Record<BitcoinNetworkName, string>>> = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

/** `window.okxwallet`: UniSat's API with its own `connect`, and a provider per network. */
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
  // Read once, so that an extension that replaces them later does not count as OKX.
  const known = new Map<BitcoinNetworkName, DialectWallet>()
  for (const network of bitcoinNetworkNames) {
    const name = providers[network] ?? 'bitcoin'
    const provider = name === 'bitcoin' ? main : readPart(owner, name)
    if (typeof provider === 'object' && provider !== null)
      known.set(network, speak(provider, network))
  }
  const on = (network: BitcoinNetworkName) => known.get(network) ?? used
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
