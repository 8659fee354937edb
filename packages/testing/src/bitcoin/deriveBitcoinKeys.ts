import { sha256 } from '@noble/hashes/sha2.js'
import { hex, utf8 } from '@scure/base'
import { p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { HDKey } from 'viem/accounts'
import type { BitcoinAccount } from './bitcoinAccount.ts'
import { type BitcoinNetworkName, bitcoinNetworks } from './bitcoinNetwork.ts'

export type DeriveBitcoinKeysParameters = {
  /** Any text. The same text gives the same keys. */
  seed: string
  network: BitcoinNetworkName
  paymentType: 'p2wpkh' | 'p2sh'
  /** The index of the account, from 0. */
  index: number
}

/** An account with its private key. */
export type BitcoinKey = BitcoinAccount & {
  readonly privateKey: Uint8Array
  readonly script: Uint8Array
  /** What an input needs in addition to the output it spends. */
  readonly input: { readonly redeemScript?: Uint8Array; readonly tapInternalKey?: Uint8Array }
}

/**
 * Derives the payment key and the ordinals key of an account.
 * @see BIP-49, BIP-84, BIP-86
 */
export function deriveBitcoinKeys(
  parameters: DeriveBitcoinKeysParameters,
): readonly [payment: BitcoinKey, ordinals: BitcoinKey] {
  const { seed, network, paymentType, index } = parameters
  const root = HDKey.fromMasterSeed(sha256(utf8.decode(seed)))
  const coin = network === 'mainnet' ? 0 : 1
  const derive = (purpose: 49 | 84 | 86) => {
    const path = `m/${purpose}'/${coin}'/0'/0/${index}`
    const { privateKey, publicKey } = root.derive(path)
    if (!privateKey || !publicKey) throw new Error(`There is no key at ${path}.`)
    return { path, privateKey, publicKey }
  }
  return [
    paymentKey(derive(paymentType === 'p2sh' ? 49 : 84), { network, paymentType }),
    ordinalsKey(derive(86), { network }),
  ]
}

type KeyPair = { path: string; privateKey: Uint8Array; publicKey: Uint8Array }

function paymentKey(
  { publicKey, ...pair }: KeyPair,
  { network, paymentType }: Pick<DeriveBitcoinKeysParameters, 'network' | 'paymentType'>,
): BitcoinKey {
  const parameters = bitcoinNetworks[network]
  const native = p2wpkh(publicKey, parameters)
  const nested = p2sh(native, parameters)
  const { address, script } = paymentType === 'p2sh' ? nested : native
  return {
    ...pair,
    purpose: 'payment',
    type: paymentType,
    address: required(address),
    script,
    publicKey: hex.encode(publicKey),
    input: paymentType === 'p2sh' ? { redeemScript: required(nested.redeemScript) } : {},
  }
}

function ordinalsKey(
  { publicKey, ...pair }: KeyPair,
  { network }: Pick<DeriveBitcoinKeysParameters, 'network'>,
): BitcoinKey {
  const internalKey = publicKey.subarray(1)
  const { address, script } = p2tr(internalKey, undefined, bitcoinNetworks[network])
  return {
    ...pair,
    purpose: 'ordinals',
    type: 'p2tr',
    address: required(address),
    script,
    publicKey: hex.encode(internalKey),
    input: { tapInternalKey: internalKey },
  }
}

function required<value>(value: value | undefined): value {
  if (value === undefined) throw new Error('The key has no address.')
  return value
}
