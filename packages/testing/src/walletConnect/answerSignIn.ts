import { approvalChain } from '../methods/approvalChain.ts'
import { walletMethods } from '../methods/walletMethods.ts'
import type { PeerContext } from './createPeerContext.ts'
import { ownAccounts } from './ownAccounts.ts'
import { readPeerApp } from './peerApp.ts'
import type { SessionQuestion } from './peerQuestion.ts'
import type { SignInStruct } from './walletKitShapes.ts'
import { readRecapMethods, writeRecap } from './writeRecap.ts'

/**
 * Handles one request to pair and sign in (`wc_sessionAuthenticate`): asks the user once, signs the
 * message for the first of the chains that the wallet has, and grants what its ReCap names.
 * @see CAIP-222
 */
export async function answerSignIn(context: PeerContext, struct: SignInStruct): Promise<void> {
  const { client, questions, active, signInType, onChange } = context
  const { walletKit } = client
  const { id, topic } = struct
  const signal = questions.open({ id, topic })
  const reject = (message: string) =>
    walletKit.rejectSessionAuthenticate({ id, reason: { code: 5000, message } })
  const { chains, methods, resources } = grant(context, struct)
  const { chains: _, type: _type, ...asked } = struct.params.authPayload
  const payload = { ...asked, resources: [...resources] }
  const toIssuer = (address: string) => `did:pkh:${chains[0]}:${address}`
  const toMessage = (address: string) =>
    walletKit.formatAuthMessage({ request: payload, iss: toIssuer(address) })
  try {
    if (chains.length === 0 || methods.length === 0) return await reject('Unsupported')
    const question = toQuestion({ context, struct, chains, methods, message: toMessage(active()) })
    const answer = await context.approve(question, { signal })
    if (signal.aborted) return
    if (!answer.approved) return await reject('User rejected.')
    const [address = active()] = ownAccounts({ context, accounts: answer.accounts }) ?? []
    const signature = await context.account(address).signMessage({ message: toMessage(address) })
    const cacao = {
      h: { t: 'caip122' as const },
      p: { ...payload, iss: toIssuer(address) },
      s: { t: signInType, s: signature },
    }
    await walletKit.approveSessionAuthenticate({ id, auths: [cacao] })
  } finally {
    questions.settle(id)
    onChange()
  }
}

/** What the wallet has of what the app asks for, and the resources of a message that says so. */
function grant(context: PeerContext, { params }: SignInStruct) {
  const { state, accounts, account, queued, batches } = context
  const { chains, resources = [] } = params.authPayload
  const asked = readRecapMethods(resources.at(-1))
  const known = walletMethods({
    ...{ state, accounts, account, queued, batches },
    origin: () => readPeerApp(params.requester.metadata).url,
  })
  const own = state.chains.map((chain) => `eip155:${chain.id}`)
  const granted = {
    chains: chains.filter((chain) => own.includes(chain)),
    methods: asked.filter((method) => Object.hasOwn(known, method)),
  }
  return { ...granted, resources: [...resources.slice(0, -1), writeRecap(granted)] }
}

function toQuestion(parameters: {
  context: PeerContext
  struct: SignInStruct
  chains: readonly string[]
  methods: readonly string[]
  message: string
}): SessionQuestion {
  const { context, struct, chains, methods, message } = parameters
  const { state, accounts, active } = context
  const { requester, authPayload, expiryTimestamp } = struct.params
  return {
    kind: 'session',
    id: String(struct.id),
    proposal: {
      id: struct.id,
      app: readPeerApp(requester.metadata),
      required: { chains: [], methods: [], events: [] },
      optional: { chains: authPayload.chains, methods, events: [] },
      expiresAt: expiryTimestamp * 1000,
    },
    chains: state.chains.filter(({ id }) => chains.includes(`eip155:${id}`)).map(approvalChain),
    unknownChains: authPayload.chains.filter((chain) => !chains.includes(chain)),
    ...{ methods, accounts, selected: [active()], families: [] },
    signIn: { message },
  }
}
