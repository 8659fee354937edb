import { type GenericSchema, pipe, regex, strictObject, string } from 'valibot'
import type { FrameRequest, SignedAnswer } from '../../protocol/frameRequest.ts'
import { readAs } from '../../protocol/readAs.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { type OpenHandoff, openHandoff } from './openHandoff.ts'

/** `handoff.open`: 32 random bytes as base64url, which the window has behind its `#`. */
const openedSchema: GenericSchema<unknown, { readonly handoff: string }> = strictObject({
  handoff: pipe(string(), regex(/^[\w-]{43}$/)),
})
/** What the service takes, before it is sealed. */
const longest = 29_000

/**
 * Has a window show a request and sign it. The page opens it, in a click of the visitor; another
 * one takes the place of the one before.
 */
export async function answerByWindow(
  context: FrameContext,
  request: FrameRequest,
  { signal, onStep }: Ceremony,
): Promise<SignedAnswer> {
  const { stage, page } = context
  // Across sites, frame and window do not share a session yet.
  if (page.mode !== 'same-site') throw new FrameFault('unsupported')
  const asked = { kind: 'approve', request } as const
  if (new TextEncoder().encode(JSON.stringify(asked)).length > longest)
    throw new FrameFault('unsupported')
  let current: OpenHandoff | undefined
  onStep('window')
  try {
    for (;;) {
      const withdrawal = new AbortController()
      const shown = { isOpened: current !== undefined }
      const opening = stage
        .ask('window', shown, AbortSignal.any([signal, withdrawal.signal]))
        .then((opened) => ({ opened }))
      const answering = current?.answer.then((answered) => ({ answered }))
      const first = await Promise.race(answering ? [opening, answering] : [opening]).finally(() =>
        withdrawal.abort(),
      )
      if ('answered' in first) return toSigned(first.answered)
      const { handoff } = readAs(openedSchema, first.opened) ?? {}
      if (!handoff) continue
      current?.end()
      current = openHandoff(context, { handoff, request: asked })
    }
  } finally {
    current?.end()
  }
}

function toSigned({ failure, answer }: Awaited<OpenHandoff['answer']>): SignedAnswer {
  if (failure || !answer) throw new FrameFault(failure ?? 'failed')
  return answer
}
