import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { compact, littleEndian } from './scale.ts'
import type { SignerPayload } from './signerPayload.ts'

/** The contribution of a signed extension to the transaction, and to the signed bytes only. */
type Part = { readonly extra?: Uint8Array; readonly additional?: Uint8Array }

export type EncodedTransaction = {
  /** The bytes to sign. */
  readonly toSign: Uint8Array
  /** Assembles the signed transaction. */
  readonly finish: (parameters: { accountId: Uint8Array; signature: Uint8Array }) => Uint8Array
}

/**
 * Encodes a version 4 transaction, with the signed extensions that need no metadata.
 * @throws for an unknown signed extension
 */
export function encodeTransaction(payload: SignerPayload): EncodedTransaction {
  if (payload.version !== 4)
    throw new Error(`Only transactions of version 4 can be signed, not ${payload.version}.`)
  const method = bytesOf(payload.method)
  const parts = payload.signedExtensions.map((name) => {
    const known = Object.hasOwn(extensions, name) ? extensions[name] : undefined
    if (!known) throw new Error(`The signed extension ${name} is not known.`)
    return known(payload)
  })
  const extra = concatBytes(...parts.map((part) => part.extra ?? nothing))
  const additional = concatBytes(...parts.map((part) => part.additional ?? nothing))
  const toSign = concatBytes(method, extra, additional)

  return {
    // Long payloads are signed by their hash.
    toSign: toSign.length > 256 ? blake2b(toSign, { dkLen: 32 }) : toSign,
    finish({ accountId, signature }) {
      const signer = concatBytes(Uint8Array.of(0), accountId)
      const body = concatBytes(Uint8Array.of(0x84), signer, signature, extra, method)
      return concatBytes(compact(BigInt(body.length)), body)
    },
  }
}

const nothing = new Uint8Array()

const none = (): Part => ({})

const extensions: { readonly [name: string]: ((payload: SignerPayload) => Part) | undefined } = {
  CheckNonZeroSender: none,
  CheckWeight: none,
  WeightReclaim: none,
  StorageWeightReclaim: none,
  PrevalidateAttests: none,
  CheckSpecVersion: ({ specVersion }) => ({ additional: littleEndian(toBigInt(specVersion), 4) }),
  CheckTxVersion: ({ transactionVersion }) => ({
    additional: littleEndian(toBigInt(transactionVersion), 4),
  }),
  CheckGenesis: ({ genesisHash }) => ({ additional: bytesOf(genesisHash) }),
  CheckMortality: ({ era, blockHash }) => ({ extra: bytesOf(era), additional: bytesOf(blockHash) }),
  CheckNonce: ({ nonce }) => ({ extra: compact(toBigInt(nonce)) }),
  ChargeTransactionPayment: ({ tip }) => ({ extra: compact(toBigInt(tip)) }),
  ChargeAssetTxPayment: ({ tip, assetId }) => ({
    extra: concatBytes(compact(toBigInt(tip)), optional(assetId)),
  }),
  CheckMetadataHash: ({ mode = 0, metadataHash }) => ({
    extra: Uint8Array.of(mode),
    additional: optional(metadataHash),
  }),
}

function optional(hex: string | undefined): Uint8Array {
  return hex ? concatBytes(Uint8Array.of(1), bytesOf(hex)) : Uint8Array.of(0)
}

function bytesOf(hex: string): Uint8Array {
  return hexToBytes(hex.replace(/^0x/, ''))
}

function toBigInt(hex: string): bigint {
  return BigInt(hex)
}
