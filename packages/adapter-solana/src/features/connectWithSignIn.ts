import {
  type AdapterSession,
  type CaipNetwork,
  type Connection,
  isCleatError,
  raceSignal,
  type SignInProof,
  type SignInTerms,
} from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { toSolanaChain } from '../base/toSolanaChain.ts'

/**
 * Connects a wallet by `solana:signIn`. A wallet that fails at it, and was not declined, is
 * connected as usual. The caller compares what was signed with the terms.
 * @throws as `connect` of the adapter
 */
export async function connectWithSignIn(
  session: AdapterSession<SolanaWallet>,
  parameters: {
    connectorId: string
    terms: SignInTerms
    network: CaipNetwork
    signal: AbortSignal
  },
): Promise<{ connection: Connection; proof?: SignInProof | undefined }> {
  const { connectorId, terms, network, signal } = parameters
  const wallet = session.find(connectorId)
  // A wallet that has signed in is not asked again.
  const connect = () => session.connect({ connectorId, signal })
  if (!wallet?.signIn) return { connection: await connect() }
  const chainId = toSolanaChain(network.caipNetworkId).slice('solana:'.length)
  const asked = wallet.signIn({ ...terms, version: '1', chainId })
  const signed = await raceSignal(asked, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    if (isCleatError(error, 'CONNECTION_USER_REJECTED')) throw error
    return undefined
  })
  const proof = signed && toProof(signed)
  return { connection: await connect(), ...(proof ? { proof } : {}) }
}

/** Nothing where the text is none, or names another account than the one that signed. */
function toProof(signed: {
  address: string
  message: Uint8Array
  signature: Uint8Array
}): SignInProof | undefined {
  const text = readText(signed.message)
  const [, address] = text?.split('\n', 2) ?? []
  if (text === undefined || address !== signed.address) return undefined
  return { text, signature: base58.encode(signed.signature), type: 'solana:ed25519' }
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
