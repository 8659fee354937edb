import { questionSchema } from '../../protocol/frameQuestion.ts'
import type { FrameQuestion, FrameRequest, SignedAnswer } from '../../protocol/frameRequest.ts'
import { isHiddenOperation } from '../../protocol/isHiddenOperation.ts'
import { readAs } from '../../protocol/readAs.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { CallsQuestion } from '../../signer/signerTask.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { confirmByPasskey } from '../passkeys/confirmByPasskey.ts'
import { ServiceError } from '../service/serviceError.ts'

/**
 * Shows what the page asks for, and signs it once the visitor approves. What is signed is the
 * frozen copy that was shown.
 */
export async function answerRequest(
  context: FrameContext,
  asked: FrameRequest,
  ceremony: Ceremony,
): Promise<SignedAnswer> {
  const { service, stage, page } = context
  const request = readRequest(asked)
  const { signal, onStep } = ceremony
  onStep('service')
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  const opening = findWallet(session, request)
  if (isHidden(request.question) || !(await context.isAllowed(request)))
    throw new FrameFault('unsupported')
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

/** Its exact form, of which the frame knew the outside alone. */
function readRequest(asked: FrameRequest): FrameRequest {
  const question = readAs(questionSchema, asked.question)
  if (!question) throw new FrameFault('bad-request')
  return { ...asked, question }
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
  context: FrameContext,
  { walletId, deviceId, request }: Opening & { readonly request: FrameRequest },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { service, keys, signer } = context
  const { question, caipNetworkId, address } = request
  const path = `wallets/${walletId}`
  const { wallet } = await service.ask({
    ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
  })
  const text = new TextEncoder().encode(JSON.stringify(question))
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  const isAsked = wallet.confirm === 'passkey'
  const confirmation = isAsked ? await confirmByPasskey(context, signal) : null
  const released = await service.ask({
    ...{ method: 'POST', path: `${path}/share`, schema: walletSchemas.share, signal },
    body: {
      ...{ generation: wallet.generation, purpose: 'sign', digest },
      ...{ proof: { kind: 'device' }, confirmation },
    },
  })
  const { generation } = released
  const known = await keys.readKnown(walletId)
  const opening = {
    ...{ caipNetworkId, address, known },
    wallet: { walletId, generation, keystore: fromBase64Url(released.keystore) },
    holder: { role: 'd', id: deviceId, key: keys.sealing } as const,
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
  }
  const signed = await (isOfCalls(question)
    ? signer.run('signCalls', { ...opening, question })
    : signer.run('sign', { ...opening, question }))
  const addresses = known?.addresses ?? { [caipNetworkId.split(':')[0] as 'eip155']: address }
  await keys.writeKnown(walletId, { generation, addresses })
  return signed
}

/** What smart accounts act by is asked for as calls, or not at all. */
function isHidden(question: FrameQuestion): boolean {
  if (question.method !== 'eth_signTypedData_v4') return false
  try {
    return isHiddenOperation(JSON.parse(question.typedData))
  } catch {
    return false
  }
}

function isOfCalls(question: FrameQuestion): question is CallsQuestion {
  return question.method === 'wallet_signCalls' || question.method === 'wallet_removeUpgrade'
}
