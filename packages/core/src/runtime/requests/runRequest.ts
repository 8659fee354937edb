import { toCleatError } from '../../base/errors/toCleatError.ts'
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
 */
export async function runRequest(kit: JudgingKit, request: WalletRequest): Promise<unknown> {
  try {
    checkMethod(request)
    const read = readRequest(request)
    const about = findCalls(kit, read)
    if (about && !about.isSending) return await (await about.load()).answer(about.request)
    await guardSignIn(kit, read)
    const inspected = await inspect(kit, read)
    const batch = findCalls(kit, inspected)
    const calls = await batch?.load()
    // The visitor is not asked about what the wallet cannot do.
    if (batch) await calls?.check(batch.request)
    const send = await judgeApp(kit, inspected)
    if (batch && calls) return await send(() => calls.send(batch.request))
    const previewed = await preview(kit, inspected)
    await guard(kit, previewed)
    const answer = await send(() => dispatch(kit, previewed)).catch((error: unknown) => {
      throw explain(kit, previewed, error)
    })
    noteApprovals(kit, previewed)
    await verify(kit, previewed, answer)
    return answer
  } catch (error) {
    const method = request.type === 'provider:request' ? request.method : request.type
    throw toCleatError(error, 'WALLET_ERROR', { context: { wallet: request.view.wallet, method } })
  }
}
