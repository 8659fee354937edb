import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { PeerContext } from './createPeerContext.ts'
import { addressesOn } from './family/addressesOn.ts'
import type { FamilyCall, PeerFamily } from './family/peerFamily.ts'
import type { FamilyRequestQuestion } from './familyRequestQuestion.ts'
import type { PeerAnswer } from './peerQuestion.ts'
import type { PeerSession } from './peerSession.ts'

export type AnswerFamilyRequestParameters = {
  context: PeerContext
  session: PeerSession
  family: PeerFamily
  network: FamilyCall['network']
  method: string
  params: unknown
  /** Decides for the user. */
  approve: (question: FamilyRequestQuestion) => Promise<PeerAnswer>
  /** In milliseconds since 1970. */
  expiresAt: number
}

/**
 * Answers a session request to Solana or Bitcoin. A behaviour may make it throw or return any
 * value.
 */
export function answerFamilyRequest(parameters: AnswerFamilyRequestParameters): Promise<unknown> {
  const { context, method, params, approve } = parameters
  const settle = context.log.add({ method, params })
  const behaviour = context.program.take(method)
  let result: unknown
  try {
    result = behaviour
      ? behaviour({
          ...{ method, params, emit: () => {}, onEvent: () => () => {} },
          proceed: (options) =>
            proceed({ ...parameters, approve: options?.approve ? agree : approve }),
        })
      : proceed(parameters)
  } catch (error) {
    settle('failed')
    throw error
  }
  Promise.resolve(result).then(
    () => settle('answered'),
    () => settle('failed'),
  )
  return result as Promise<unknown>
}

const agree = async () => ({ approved: true })

async function proceed(parameters: AnswerFamilyRequestParameters): Promise<unknown> {
  const { context, session, family, network, method, params, approve, expiresAt } = parameters
  const { name, icons } = context.metadata
  const chain = network.id
  const accounts = addressesOn({
    chain,
    accounts: session.families[family.namespace]?.accounts ?? [],
  })
  try {
    return await family.answer({
      ...{ method, params, network, accounts },
      async ask(question) {
        const answer = await approve({
          ...{ ...question, method, session, expiresAt, id: crypto.randomUUID() },
          ...{ origin: session.app.url, wallet: { name, icon: icons[0] ?? '' } },
        })
        if (answer?.approved === true) return
        throw new ProviderRpcError({ code: 4001, message: 'The user rejected the request.' })
      },
    })
  } catch (error) {
    if (error instanceof ProviderRpcError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProviderRpcError({ code: -32603, message: `The wallet failed: ${reason}` })
  }
}
