import { CleatError } from '../../base/errors/cleatError.ts'
import type { OnRequestNews } from '../../contract/requests/requestReport.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { JudgedSend, JudgingKit, judgeRequest } from './judgeRequest.ts'
import { classifyMethod } from './methods.ts'

/** Once loaded, it is there at once: even then an `import()` waits for what the page draws. */
let loaded: typeof judgeRequest | undefined

/**
 * Stage 2, for requests of the app that may sign, send or grant. Loads the code that judges them;
 * rules are never skipped.
 * @returns sends the request, and follows what is found out about it meanwhile
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_REVIEW_CANCELLED`, `REQUEST_TOO_MANY`, `POLICY_FAILED`,
 *   `UI_LOAD_FAILED`
 */
export async function judgeApp(
  kit: JudgingKit,
  request: WalletRequest,
  onNews?: OnRequestNews | undefined,
): Promise<JudgedSend> {
  const isOfApp = request.type === 'provider:request' || request.type === 'message:sign'
  if (!isOfApp) return sendAlone
  if (request.type === 'provider:request' && classifyMethod(request.method) === 'safe')
    return sendAlone
  loaded ??= await load()
  return loaded(kit, request, onNews)
}

/** @throws `UI_LOAD_FAILED` */
async function load(): Promise<typeof judgeRequest> {
  try {
    return (await import('./judgeRequest.ts')).judgeRequest
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

const sendAlone: JudgedSend = (send) => send()
