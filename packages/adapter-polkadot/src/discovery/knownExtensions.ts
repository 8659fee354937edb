/**
 * Who is behind the well-known keys of `injectedWeb3`. `rdns` is the one under which the same wallet announces itself to other
 * chains, so that it is one row in the list.
 */
export const knownExtensions: {
  readonly [key: string]: { readonly name: string; readonly rdns?: string | undefined } | undefined
} = {
  'polkadot-js': { name: 'Polkadot{.js}' },
  talisman: { name: 'Talisman', rdns: 'xyz.talisman' },
  'subwallet-js': { name: 'SubWallet', rdns: 'app.subwallet' },
  'fearless-wallet': { name: 'Fearless Wallet' },
  enkrypt: { name: 'Enkrypt', rdns: 'com.enkrypt' },
  polkagate: { name: 'PolkaGate' },
  'nova-wallet': { name: 'Nova Wallet' },
}
