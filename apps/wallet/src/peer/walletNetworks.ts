import type { WalletSnapshot } from './useWallet.ts'

/** A network with the wallet's accounts on it. */
export type WalletNetwork = {
  /** CAIP-2. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly rpcUrl: string | undefined
  readonly accounts: readonly string[]
  /** The active account. */
  readonly account: string
}

/** Every network of the wallet, EIP-155 first. */
export function walletNetworks(view: WalletSnapshot): readonly WalletNetwork[] {
  const { chains, accounts, account, families } = view
  return [
    ...chains.map(({ id, name, rpcUrl, nativeCurrency }) => ({
      ...{ id: `eip155:${id}`, name, rpcUrl, accounts, account },
      symbol: nativeCurrency?.symbol ?? 'ETH',
      decimals: nativeCurrency?.decimals ?? 18,
    })),
    ...families.flatMap(({ networks }) =>
      networks.map((network) => ({ ...network, rpcUrl: network.rpcUrl })),
    ),
  ]
}
