import { isSameBytes } from '@cleat/signatures/bip122'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2sh, p2wpkh, type Transaction } from '@scure/btc-signer'
import { type Coin, readCoin } from './readCoin.ts'
import { readSignatures } from './readSignatures.ts'

/**
 * Whether an input is signed by the key of the output it spends, with an allowed sighash type.
 * Script spends are only checked for having a signature; the network verifies them.
 */
export function isInputSigned(parameters: {
  /** The requested PSBT. Its outputs and amounts count, not those that the wallet returned. */
  asked: Transaction
  signed: Transaction
  index: number
  /** Absent: the sighash type of the PSBT, or `SIGHASH_ALL`. */
  sighashTypes?: readonly number[] | undefined
}): boolean {
  const { asked, signed, index } = parameters
  const { sighashType, tapLeafScript, redeemScript } = asked.getInput(index)
  const allowed = parameters.sighashTypes ?? [sighashType ?? 1, ...(sighashType ? [] : [0])]
  const signatures = readSignatures(signed.getInput(index))
  const coin = readCoin(asked, index)
  if (!signatures || !coin) return false
  const script = OutScript.decode(coin.script)
  try {
    if (script.type === 'tr' && signatures.taproot)
      return isTaprootSigned({
        ...{ asked, index, allowed },
        key: script.pubkey,
        signature: signatures.taproot,
      })
    if (script.type === 'wpkh' || script.type === 'sh') {
      const [pair] = signatures.byKey
      if (pair && isKeyOf({ key: pair[0], coin }))
        return isWitnessSigned({ asked, index, allowed, coin, key: pair[0], signature: pair[1] })
      return script.type === 'sh' && signatures.isOther && isScriptOfItsOwn(redeemScript)
    }
    if (script.type === 'tr') return signatures.isOther && tapLeafScript !== undefined
    return signatures.isOther || signatures.byKey.length > 0
  } catch {
    return false
  }
}

type Claim = {
  asked: Transaction
  index: number
  allowed: readonly number[]
  key: Uint8Array
  signature: Uint8Array
}

/** @see BIP-341 */
function isTaprootSigned({ asked, index, allowed, key, signature }: Claim): boolean {
  const sighash = signature.length === 65 ? (signature[64] ?? 0) : 0
  const coins = Array.from({ length: asked.inputsLength }, (_, at) => readCoin(asked, at))
  const known = coins.flatMap((coin) => coin ?? [])
  if (!allowed.includes(sighash) || known.length < coins.length) return false
  const hash = asked.preimageWitnessV1(
    index,
    known.map(({ script }) => script),
    sighash,
    known.map(({ amount }) => amount),
  )
  return schnorr.verify(signature.subarray(0, 64), hash, key)
}

/** @see BIP-143 */
function isWitnessSigned(claim: Claim & { coin: Coin }): boolean {
  const { asked, index, allowed, coin, key, signature } = claim
  const sighash = signature.at(-1) ?? 0
  if (!allowed.includes(sighash)) return false
  const code = OutScript.encode({ type: 'pkh', hash: p2wpkh(key).hash })
  const hash = asked.preimageWitnessV0(index, code, sighash, coin.amount)
  const options = { prehash: false, format: 'der' } as const
  return secp256k1.verify(signature.subarray(0, -1), hash, key, options)
}

/** Whether the redeem script is anything but a wrapped single key. */
function isScriptOfItsOwn(redeemScript: Uint8Array | undefined): boolean {
  return redeemScript !== undefined && OutScript.decode(redeemScript).type !== 'wpkh'
}

function isKeyOf({ key, coin }: { key: Uint8Array; coin: Coin }): boolean {
  const native = p2wpkh(key)
  return [native.script, p2sh(native).script].some((script) => isSameBytes(script, coin.script))
}
