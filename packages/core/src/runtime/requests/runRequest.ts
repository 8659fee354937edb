import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { OnRequestNews, RequestStep } from '../../contract/requests/requestReport.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { checkMethod } from './checkMethod.ts'
import { dispatch } from './dispatch.ts'
import { explain } from './explain.ts'
import { findCalls } from './findCalls.ts'
import { guard } from './guard.ts'
import { guardSignIn } from './guardSignIn.ts'
import { inspect } from './inspect.ts'
import { judgeApp } from './judgeApp.ts'
import type { JudgingKit } from './judgeRequest.ts'
import { noteApprovals } from './noteApprovals.ts'
import { preview } from './preview.ts'
import { readRequest } from './readRequest.ts'
import type { RequestObservers } from './requestObservers.ts'
import { startReport } from './startReport.ts'
import { verify } from './verify.ts'

/**
 * Sends a request to a wallet. Everything that signs or sends goes through this pipeline, so its
 * checks apply everywhere.
 *
 * Stages: method (is it allowed) → read (a frozen copy, which the later stages use) →
 * guard of sign-ins (is a text that looks like one for this page) →
 * inspect (does it contradict the connection) → judge (do the rules, the app’s policy and the
 * visitor let it pass) → preview (does the payload match what the visitor
 * confirmed) → guard (are account and network unchanged) → dispatch (ask the wallet) → verify (is
 * the answer valid). An error of any stage ends the request. What the chain says only after the
 * wallet was asked is shown to the visitor.
 *
 * Batches of calls (EIP-5792) that the wallet is known not to do end before the judge. The others
 * leave after it: `runtime/calls` sends them, each part as a request of the type `calls:send`.
 *
 * Observers hear of each stage. They get the copy, never what the app still has.
 */
export async function runRequest(
  kit: JudgingKit,
  request: WalletRequest,
  observers?: RequestObservers | undefined,
): Promise<unknown> {
  const onNews = observers && startReport(observers)
  const enter = (step: RequestStep) => onNews?.({ type: 'entered', step })
  const goOn = (request: WalletRequest) => onNews?.({ type: 'read', request })
  try {
    onNews?.({ type: 'asked', kind: request.type, view: request.view })
    enter('method')
    checkMethod(request)
    enter('read')
    const read = readRequest(request)
    goOn(read)
    const about = findCalls(kit, read)
    if (about && !about.isSending) {
      enter('answer')
      return tellAnswer(await (await about.load()).answer(about.request), onNews)
    }
    enter('inspect')
    await guardSignIn(kit, read)
    const inspected = await inspect(kit, read)
    if (inspected !== read) goOn(inspected)
    const batch = findCalls(kit, inspected)
    const calls = await batch?.load()
    // The visitor is not asked about what the wallet cannot do.
    if (batch) await calls?.check(batch.request)
    enter('judge')
    const send = await judgeApp(kit, inspected, onNews)
    if (batch && calls) {
      enter('dispatch')
      return tellAnswer(await send(() => calls.send(batch.request)), onNews)
    }
    enter('preview')
    const previewed = await preview(kit, inspected)
    if (previewed !== inspected) goOn(previewed)
    enter('guard')
    await guard(kit, previewed)
    enter('dispatch')
    const answer = await send(() => dispatch(kit, previewed)).catch((error: unknown) => {
      throw explain(kit, previewed, error)
    })
    enter('verify')
    noteApprovals(kit, previewed)
    await verify(kit, previewed, answer)
    return tellAnswer(answer, onNews)
  } catch (cause) {
    const method = request.type === 'provider:request' ? request.method : request.type
    const context = { wallet: request.view.wallet, method }
    const error = toCleatError(cause, 'WALLET_ERROR', { context })
    onNews?.({ type: 'failed', error })
    throw error
  }
}

function tellAnswer(answer: unknown, onNews: OnRequestNews | undefined): unknown {
  onNews?.({ type: 'answered', answer })
  return answer
}
