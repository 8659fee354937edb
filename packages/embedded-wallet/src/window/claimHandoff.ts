import type { Service } from '../frame/service/createServiceClient.ts'
import { ServiceError } from '../frame/service/serviceError.ts'
import {
  type ClaimedHandoff,
  type ClaimHandoff,
  handoffSchemas,
} from '../service/handoffSchemas.ts'

/** What a window is to do. */
type ClaimedRequest = {
  /** The page that asks. */
  readonly host: string
  /** Still sealed. */
  readonly request: string
  /** Whether that page is on another site, or its frame has other databases than this window. */
  readonly isAcross: boolean
}

export declare namespace claimHandoff {
  type Parameters = {
    service: Service
    hash: string
    /** Whether frames have other databases than this window. @default false */
    isSplit?: boolean | undefined
    /** The origin of the page that opened the window, where the browser names it. */
    opener?: string | undefined
    /** Shows the code that the visitor types into the frame. */
    onCode?: ((code: string) => void) | undefined
  }
}

/**
 * How often a refusal may mean that the frame is slow, which loads for ten seconds at most, and how
 * often there may be no answer.
 */
const [mostRefusals, mostSilences] = [25, 40]
const [registerMs, codeMs] = [500, 1_000]

/**
 * Takes what the frame registers while this window loads. The window proves that the same browser
 * asked: by the cookie of its site, by its opener, or by a code.
 * @throws `ServiceError` where it is over, was taken, or is of another browser
 */
export async function claimHandoff(parameters: claimHandoff.Parameters): Promise<ClaimedRequest> {
  const { opener, onCode, isSplit = false } = parameters
  const proofs: readonly ClaimHandoff[] =
    opener === undefined ? [{ proof: 'cookie' }, { proof: 'code' }] : [{ proof: 'opener', opener }]
  let [refusals, silences] = [0, 0]
  for (;;) {
    let last: unknown
    for (const body of proofs)
      try {
        const claimed = await claim(parameters, body)
        const isAcross = isSplit || body.proof !== 'cookie'
        if (claimed.state === 'claimed') return toRequest(claimed, isAcross)
        onCode?.(claimed.code)
        return await waitForCode(parameters)
      } catch (error) {
        if (error instanceof CodeOver) throw error
        last = error
      }
    if (isSilence(last)) silences += 1
    else refusals += 1
    if (refusals === mostRefusals || silences === mostSilences) throw last
    await new Promise((done) => setTimeout(done, registerMs))
  }
}

/** The code was not typed in time, or was typed wrong too often. */
class CodeOver extends ServiceError {}

/** Asks until the visitor has typed the code. */
async function waitForCode(parameters: claimHandoff.Parameters): Promise<ClaimedRequest> {
  for (;;) {
    await new Promise((done) => setTimeout(done, codeMs))
    const claimed = await claim(parameters, { proof: 'code' }).catch((error: unknown) => {
      if (isSilence(error)) return undefined
      throw new CodeOver('HANDOFF_REFUSED', { cause: error })
    })
    if (claimed?.state === 'claimed') return toRequest(claimed, true)
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'UNREACHABLE'
}

function claim({ service, hash }: claimHandoff.Parameters, body: ClaimHandoff) {
  return service.ask({
    ...{ method: 'POST', path: `handoffs/${hash}/claim`, schema: handoffSchemas.claimed, body },
  })
}

function toRequest(
  { host, request }: Extract<ClaimedHandoff, { state: 'claimed' }>,
  isAcross: boolean,
): ClaimedRequest {
  return { host, request, isAcross }
}
