import type UniversalProvider from '@walletconnect/universal-provider'
import type { PairedSignIn, PairedSignInParameters } from '../../contract/signIn/pairedSignIn.ts'
import type { SignInProof } from '../../contract/signIn/signInProof.ts'
import type { SignInTerms } from '../../contract/signIn/siwxConfig.ts'
import { findSignInProof } from './findSignInProof.ts'
import type { Connecting, Settled } from './makePairingProposal.ts'
import { signInMethods } from './signInMethods.ts'

type Client = UniversalProvider['client']

export declare namespace createSignInRequest {
  type Parameters = PairedSignInParameters & {
    client: Client
    /** CAIP-2, of the app. */
    chains: readonly string[]
  }
}

/** A request to sign in while a wallet pairs. */
export type SignInRequest = Omit<PairedSignIn, 'stop'> & {
  /** Proposes a session with the request. `undefined`: wallets are asked to pair only. */
  readonly connect: (() => Promise<Connecting>) | undefined
  /** Keeps what the wallet that paired has signed. */
  settle(settled: Settled): void
}

/** WalletConnect's code for a session whose signature the library refuses. */
const refusedCode = 7000
/** How long the library takes to keep such a session, and how often it is looked for, in ms. */
const settleMs = 5000
const lookMs = 50
/** The terms have to hold as long as a proposal does, in ms. */
const proposalMs = 240_000

/** In characters: what servers read of a message. */
const longestText = 4096
/** At most so many of them are neither in the terms nor in what is granted. */
const furtherText = 500

/**
 * Creates a request by `wc_sessionAuthenticate`. Wallets that do not know it answer the proposal
 * that the library sends with it. `undefined` where the message could not say what was asked for.
 * @see CAIP-222
 */
export function createSignInRequest(
  parameters: createSignInRequest.Parameters,
): SignInRequest | undefined {
  const { client, terms, caipNetworkId } = parameters
  const chains = [...new Set([caipNetworkId, ...parameters.chains])]
  const methods = signInMethods
  // An app's own provider may be of a version without it.
  const isKnown = typeof client.authenticate === 'function'
  if (!isKnown || terms.requestId !== undefined || isTooLong({ terms, chains })) return undefined
  const end = Date.parse(terms.expirationTime ?? '')
  let isOver = false
  let proof: SignInProof | undefined

  const connect = async () => {
    const { domain, uri, nonce, statement, resources, expirationTime: exp, notBefore: nbf } = terms
    const { uri: link, response } = await client.authenticate({
      ...{ chains, methods: [...methods], domain, uri, nonce },
      ...(statement === undefined ? {} : { statement }),
      ...(exp === undefined ? {} : { exp }),
      ...(nbf === undefined ? {} : { nbf }),
      ...(resources === undefined ? {} : { resources: [...resources] }),
    })
    const topic = link?.slice('wc:'.length, link.indexOf('@')) ?? ''
    return {
      uri: link,
      approval: () => follow(topic, response()),
      withdraw() {
        for (const { id, pairingTopic } of client.auth.requests.getAll())
          if (pairingTopic === topic) client.core.expirer.set(id, 0)
        for (const { id, pairingTopic } of client.proposal.getAll())
          if (pairingTopic === topic) endListening(client, id)
      },
    }
  }
  const follow = async (topic: string, answer: ReturnType<Response>): Promise<Settled> => {
    try {
      const { session, auths } = await answer
      if (session) return { topic: session.topic, cacaos: auths }
    } catch (error) {
      // The wallet's own words: a code is not among them.
      if (typeof error === 'string') {
        isOver = true
        throw Object.assign(new Error(error), { code: 5000 })
      }
      const session = isRefused(error) ? await findSettled(client, topic) : undefined
      if (session) return { topic: session.topic, cacaos: readAnswer(client, topic) }
      throw error
    }
    isOver = true
    throw new Error('Signed, and granted nothing')
  }

  return {
    get connect() {
      return isOver || end - Date.now() < proposalMs ? undefined : connect
    },
    get proof() {
      return proof
    },
    settle({ cacaos }) {
      proof = findSignInProof({
        ...{ cacaos, terms, chains, methods },
        write: (request, iss) => client.formatAuthMessage({ request: request as never, iss }),
      })
    },
  }
}

type Response = Awaited<ReturnType<Client['authenticate']>>['response']

/** Whether the message would be longer than what servers read. */
function isTooLong({ terms, chains }: { terms: SignInTerms; chains: string[] }): boolean {
  const granted = signInMethods.map((method) => [`request/${method}`, [{ chains }]])
  const { length } = JSON.stringify({ att: { eip155: Object.fromEntries(granted) } })
  const named = signInMethods.join("', '").length + JSON.stringify(terms).length
  return (length * 4) / 3 + named + furtherText > longestText
}

/**
 * Ends what the library listens to for the answers, which would else last for an hour: it forgets
 * the proposal and its own listeners stay. Its types hide the events.
 */
function endListening({ engine }: Client, proposal: number): void {
  const { events } = Object(engine) as { events?: { emit(name: string, said: object): void } }
  events?.emit(`session_connect:${proposal}`, { error: new Error('Withdrawn') })
}

function isRefused(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === refusedCode
}

/** The library rejects and keeps the session. The caller checks the signature again. */
async function findSettled(
  client: Client,
  pairingTopic: string,
): Promise<{ readonly topic: string } | undefined> {
  for (let waited = 0; waited < settleMs; waited += lookMs) {
    const found = client.session.getAll().find((session) => session.pairingTopic === pairingTopic)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return undefined
}

/** What the wallet answered, from the library's record of it. */
function readAnswer(client: Client, pairingTopic: string): unknown {
  const record = client.core.history.values.find(
    ({ topic, request }) => topic === pairingTopic && request.method === 'wc_sessionAuthenticate',
  )
  const { response } = record ?? {}
  return response && 'result' in response
    ? (response.result as { cacaos?: unknown } | undefined)?.cacaos
    : undefined
}
