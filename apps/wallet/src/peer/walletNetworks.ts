import type { WalletSnapshot } from './useWallet.ts'

/** A network of any family, with the accounts that the wallet has on it. */
export type WalletNetwork = {
  /** CAIP-2. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly rpcUrl: string | undefined
  readonly accounts: readonly string[]
  /** The account that apps get to see. */
  readonly account: string
}

/** Every network that the wallet knows, Ethereum's family first. */
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
