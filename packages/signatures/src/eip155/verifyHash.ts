import type { Verdict } from '../base/verdict.ts'
import type { ContractCall } from './contractCall.ts'
import { type KeySignature, readKeySignature } from './readKeySignature.ts'
import { verifyContractSignature } from './verifyContractSignature.ts'

export declare namespace verifyHash {
  type Parameters = {
    /** 32 bytes in hex. */
    hash: string
    address: string
    /** In hex, of any length. */
    signature: string
    /**
     * The address whose key signed the hash, in any case. An app that has a curve already passes
     * its own, so that it does not load a second one.
     */
    recover: (parameters: { hash: string; signature: KeySignature }) => string | Promise<string>
    /** Asks the chain of the account. Absent: only keys can be told. */
    call?: ContractCall | undefined
  }

  type ReturnType = Verdict<EvmSignature>
}

/** Who accepted a signature: the key of the account, or its contract on the chain that was asked. */
export type EvmSignature =
  | { readonly kind: 'key'; readonly type: 'eip191' }
  | { readonly kind: 'contract'; readonly type: 'eip1271' | 'eip6492' }

/**
 * Whether an account signed a hash: by its key, or by its contract. An account with delegated code
 * that signs with its key counts as a key.
 * @see ERC-1271, ERC-6492, EIP-7702
 */
export async function verifyHash(
  parameters: verifyHash.Parameters,
): Promise<verifyHash.ReturnType> {
  const { hash, address, signature, recover, call } = parameters
  const parsed = readKeySignature(signature)
  if (parsed && (await isSigner({ hash, address, signature: parsed, recover })))
    return parsed.isCanonical
      ? { status: 'valid', kind: 'key', type: 'eip191' }
      : { status: 'invalid' }
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(signature)) return { status: 'invalid' }
  if (!call) return { status: 'unknown', cause: new Error('No chain to ask') }
  try {
    const type = await verifyContractSignature({ address, hash, signature, call })
    return type ? { status: 'valid', kind: 'contract', type } : { status: 'invalid' }
  } catch (cause) {
    return { status: 'unknown', cause }
  }
}

async function isSigner(parameters: {
  hash: string
  address: string
  signature: KeySignature
  recover: verifyHash.Parameters['recover']
}): Promise<boolean> {
  const { hash, address, signature, recover } = parameters
  try {
    return (await recover({ hash, signature })).toLowerCase() === address.toLowerCase()
  } catch {
    return false
  }
}
