import { decodeSs58 } from '@cleat/signatures/polkadot'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The signed part of an extrinsic of version 4, up to what the account signed. */
const head = /^(?<length>(?:..){1,4})84(?<account>00(?:..){32})(?:0[01](?:..){64}|02(?:..){65})/

/**
 * Whether a transaction that a wallet returns whole is the one that it was asked to sign: the same
 * account, call, nonce, tip and lifetime. A wallet may only add the hash of the chain's metadata,
 * which Ledger devices need. What cannot be read is not.
 * @see https://docs.polkadot.com/polkadot-protocol/basics/blocks-transactions-fees/transactions/
 */
export function isSignedAsAsked(parameters: {
  /** What the wallet was asked, in the format of extensions. */
  payload: unknown
  /** In hexadecimal, with its length in front. */
  signedTransaction: string
}): boolean {
  const { payload, signedTransaction } = parameters
  const asked = toRecord(payload)
  const signed = signedTransaction.slice(2).toLowerCase()
  const account = decodeSs58(asked.address)
  const match = head.exec(signed)
  const { method } = asked
  if (!account || !match?.groups || typeof method !== 'string') return false
  const { length = '', account: signer } = match.groups
  const bytes = (signed.length - length.length) / 2
  if (length !== writeCompact(BigInt(bytes))) return false
  if (signer !== `00${bytesToHex(account.accountId)}`) return false
  const rest = signed.slice(match[0].length)
  return ['00', '01'].some((mode) => {
    const extra = writeExtra(asked, mode)
    return extra !== undefined && rest === `${extra}${toHex(method)}`
  })
}

/** What stands between signature and call. `undefined` if it has a part that is not known here. */
function writeExtra(asked: Record<string, unknown>, mode: string): string | undefined {
  const extensions: unknown = asked.signedExtensions
  if (!Array.isArray(extensions)) return undefined
  const parts = extensions.map((name) => {
    switch (name) {
      case 'CheckMortality':
      case 'CheckEra':
        return toHex(asked.era)
      case 'CheckNonce':
        return toCompact(asked.nonce)
      case 'ChargeTransactionPayment':
        return toCompact(asked.tip)
      case 'ChargeAssetTxPayment':
        return asked.assetId === undefined ? `${toCompact(asked.tip)}00` : undefined
      case 'CheckMetadataHash':
        return mode
      default:
        return empty.has(name) ? '' : undefined
    }
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** Extensions that write nothing into a transaction. */
const empty: ReadonlySet<unknown> = new Set([
  ...['CheckNonZeroSender', 'CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis', 'CheckWeight'],
  ...['PrevalidateAttests', 'StorageWeightReclaim', 'WeightReclaim', 'AuthorizeCall'],
])

function toHex(value: unknown): string | undefined {
  return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)
    ? value.slice(2).toLowerCase()
    : undefined
}

function toCompact(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value)) return undefined
  return writeCompact(BigInt(value))
}

/** A number in the compact form of SCALE. */
function writeCompact(value: bigint): string {
  if (value < 1n << 6n) return littleEndian(value << 2n, 1)
  if (value < 1n << 14n) return littleEndian((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return littleEndian((value << 2n) | 2n, 4)
  const size = Math.ceil(value.toString(16).length / 2)
  return `${littleEndian((BigInt(size - 4) << 2n) | 3n, 1)}${littleEndian(value, size)}`
}

function littleEndian(value: bigint, size: number): string {
  const hex = value.toString(16).padStart(size * 2, '0')
  return (hex.match(/../g) ?? []).reverse().join('')
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
