import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import { decodeSs58, parseSignature } from '@cleat/signatures/polkadot'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ExtensionWallet } from '../wallet/createExtensionWallet.ts'
import type { SignerMethod } from '../wallet/openExtension.ts'
import { isGenesisOf } from '../wallet/toWalletState.ts'

/** An extension's answer to a signing request. */
export type SignerResult = {
  /** Number of the request, as @polkadot/api expects it. */
  readonly id: number
  /** The signature in hexadecimal. */
  readonly signature: `0x${string}`
  /** The whole transaction, if the extension changed it and the app allowed that. */
  readonly signedTransaction?: `0x${string}`
}

/**
 * Signs by the connected extension, with a shared account on the active chain, and checks the shape
 * of the answer.
 * @throws `REQUEST_…`, `WALLET_…`
 */
export async function signRequest(
  session: AdapterSession<ExtensionWallet>,
  request: { method: SignerMethod; payload: unknown },
): Promise<SignerResult> {
  const { method, payload } = request
  const { wallet, connection } = session.current()
  const { name } = wallet.connector
  const { address, genesisHash } = toRecord(payload)
  const accountId = toId(address)
  if (!accountId || !connection.accounts.some((account) => toId(account.address) === accountId))
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: String(address), actual: connection.accounts[0].address },
    })
  const { caipNetworkId } = connection
  const isElsewhere =
    method === 'signPayload' &&
    !(typeof genesisHash === 'string' && isGenesisOf({ genesisHash, caipNetworkId }))
  if (isElsewhere)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: String(genesisHash), actual: caipNetworkId },
    })

  const answer = await wallet.sign(method, payload)
  const result = toResult(answer)
  if (!result)
    throw new CleatError('WALLET_BAD_ANSWER', { context: { wallet: name, method, answer } })
  return result
}

function toId(address: unknown): string | undefined {
  const decoded = decodeSs58(address)
  return decoded && bytesToHex(decoded.accountId)
}

/** Copies the known fields, so that a later change of the answer has no effect. */
function toResult(answer: unknown): SignerResult | undefined {
  try {
    const { id, signature, signedTransaction } = toRecord(answer)
    if (!parseSignature(signature)) return undefined
    const transaction =
      signedTransaction instanceof Uint8Array
        ? `0x${bytesToHex(signedTransaction)}`
        : signedTransaction
    const isHex = typeof transaction === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(transaction)
    if (transaction !== undefined && transaction !== null && !isHex) return undefined
    return {
      id: typeof id === 'number' ? id : 0,
      signature: signature as `0x${string}`,
      ...(isHex ? { signedTransaction: transaction as `0x${string}` } : {}),
    }
  } catch {
    return undefined
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
