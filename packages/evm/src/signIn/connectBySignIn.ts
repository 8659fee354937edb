import {
  type CaipNetwork,
  type Connection,
  isCleatError,
  raceSignal,
  readProperty,
  type SignInProof,
  type SignInTerms,
  translateProviderError,
} from '@cleat/core/adapter'
import type { GuardedProvider } from '../provider/guardProvider.ts'

export declare namespace connectBySignIn {
  type Parameters = {
    provider: Pick<GuardedProvider, 'request'>
    /** The wallet's name, for error messages. */
    wallet: string
    terms: SignInTerms
    network: CaipNetwork
    signal: AbortSignal
    /** Connects the wallet. It does not ask again once it has signed in. */
    connect: () => Promise<Connection>
  }
  type ReturnType = Promise<{ connection: Connection; proof?: SignInProof | undefined }>
}

const method = 'wallet_connect'
/** In characters. */
const longestText = 4096
const longestSignature = 131_074
/** How far from what was asked the time of a message may be that the wallet writes, in ms. */
const toleranceMs = 600_000

/**
 * Connects a wallet and signs in by `wallet_connect` with the capability `signInWithEthereum`. A
 * wallet that fails at it, and was not declined, is connected as usual. The caller compares what
 * was signed with the terms.
 * @throws `CONNECTION_…`, or what `connect` does
 * @see ERC-7846, EIP-4361
 */
export async function connectBySignIn(
  parameters: connectBySignIn.Parameters,
): connectBySignIn.ReturnType {
  const { provider, wallet, terms, network, signal, connect } = parameters
  const asked = provider.request({ method, params: [toRequest(terms, network)] })
  const answer = await raceSignal(asked, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    const told = translateProviderError({ error, doing: 'connect', wallet, subject: method })
    if (isCleatError(told, 'CONNECTION_USER_REJECTED')) throw told
    return undefined
  })
  const proof = readProof(answer, terms)
  return { connection: await connect(), ...(proof ? { proof } : {}) }
}

function toRequest({ resources, ...terms }: SignInTerms, { caipNetworkId }: CaipNetwork) {
  const [, reference] = caipNetworkId.split(':')
  const signInWithEthereum = {
    ...{ ...terms, version: '1', chainId: `0x${Number(reference).toString(16)}` },
    ...(resources ? { resources: [...resources] } : {}),
  }
  return { version: '1', capabilities: { signInWithEthereum } }
}

/** What the first account signed. Nothing where the wallet answers anything else. */
function readProof(answer: unknown, terms: SignInTerms): SignInProof | undefined {
  const [first] = readList(readProperty(answer, 'accounts'))
  const signed = readProperty(readProperty(first, 'capabilities'), 'signInWithEthereum')
  const [text, signature] = ['message', 'signature'].map((name) => readProperty(signed, name))
  if (typeof text !== 'string' || text.length > longestText) return undefined
  if (typeof signature !== 'string' || signature.length > longestSignature) return undefined
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(signature)) return undefined
  const issuedAt = readTime(text, terms)
  return { text, signature, type: 'eip191', ...(issuedAt ? { written: { issuedAt } } : {}) }
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The time of the message, where the wallet wrote another one than it was asked for, near it. */
function readTime(text: string, { issuedAt = '' }: SignInTerms): string | undefined {
  const [, written = ''] = [...text.matchAll(/^Issued At: (.*)$/gm)].at(-1) ?? []
  const isNear = Math.abs(Date.parse(written) - Date.parse(issuedAt)) <= toleranceMs
  return written !== issuedAt && isNear ? written : undefined
}
