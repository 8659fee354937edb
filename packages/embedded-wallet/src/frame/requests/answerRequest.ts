import type { FrameRequest, SignedAnswer } from '../../protocol/frameRequest.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import { readQuestion } from './readQuestion.ts'
import { runSigner } from './runSigner.ts'

/**
 * Shows what the page asks for, and signs it once the visitor approves. What is signed is the
 * frozen copy that was shown.
 */
export async function answerRequest(
  context: FrameContext,
  asked: FrameRequest,
  ceremony: Ceremony,
): Promise<SignedAnswer> {
  const request = readQuestion(asked)
  const { service, stage, page } = context
  const { signal, onStep } = ceremony
  onStep('service')
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  const opening = findWallet(session, request)
  if (!(await context.isAllowed(request))) throw new FrameFault('unsupported')
  onStep('surface')
  for (let problem: 'service' | undefined; ; problem = 'service') {
    const shown = { origin: page.origin, request, problem }
    const { kind } = await stage.ask('approve', shown, signal)
    if (kind === 'decline') throw new FrameFault('declined')
    try {
      return { signed: await sign(context, { ...opening, request }, signal) }
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'UNREACHABLE') throw error
    }
  }
}

type Opening = { readonly walletId: string; readonly deviceId: string }

/** The wallet of the account that the page names, opened by this device. */
function findWallet(session: WalletSession | null, { address }: FrameRequest): Opening {
  if (!session) throw new FrameFault('not-logged-in')
  const { device, wallets, isProven } = session
  if (!device || !isProven) throw new FrameFault('locked')
  const isOurs = (account: string) => account.split(':')[2] === address
  const wallet = wallets.find(({ accounts }) => accounts?.some(isOurs))
  if (!wallet) throw new FrameFault('bad-request')
  return { walletId: wallet.id, deviceId: device.id }
}

async function sign(
  { service, keys, signer }: FrameContext,
  { walletId, deviceId, request }: Opening & { readonly request: FrameRequest },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { question, caipNetworkId, address } = request
  const path = `wallets/${walletId}`
  const { wallet } = await service.ask({
    ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
  })
  const text = new TextEncoder().encode(JSON.stringify(question))
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  const released = await service.ask({
    ...{ method: 'POST', path: `${path}/share`, schema: walletSchemas.share, signal },
    body: {
      ...{ generation: wallet.generation, purpose: 'sign', digest },
      ...{ proof: { kind: 'device' }, confirmation: null },
    },
  })
  const { generation } = released
  const known = await keys.readKnown(walletId)
  const opening = {
    ...{ caipNetworkId, address, known },
    wallet: { walletId, generation, keystore: fromBase64Url(released.keystore) },
    holder: { role: 'd', id: deviceId, key: keys.sealing },
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
  } as const
  const signed = await runSigner(signer, opening, question)
  const addresses = known?.addresses ?? { [caipNetworkId.split(':')[0] as 'eip155']: address }
  await keys.writeKnown(walletId, { generation, addresses })
  return signed
}
