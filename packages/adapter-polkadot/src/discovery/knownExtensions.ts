export type KnownExtension = {
  readonly name: string
  /**
   * The `rdns` by which the wallet announces itself to EVM apps, so that it is one row in the list.
   */
  readonly rdns?: string | undefined
}

/** The wallets behind well-known keys of `injectedWeb3`. */
export const knownExtensions: { readonly [key: string]: KnownExtension | undefined } = {
  'polkadot-js': { name: 'Polkadot{.js}' },
  talisman: { name: 'Talisman', rdns: 'xyz.talisman' },
  'subwallet-js': { name: 'SubWallet', rdns: 'app.subwallet' },
  'fearless-wallet': { name: 'Fearless Wallet' },
  enkrypt: { name: 'Enkrypt', rdns: 'com.enkrypt' },
  polkagate: { name: 'PolkaGate' },
}
