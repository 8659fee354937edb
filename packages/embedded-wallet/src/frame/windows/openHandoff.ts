import { object } from 'valibot'
import { openHandoffHints } from '../../handoff/handoffHints.ts'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowAnswer, WindowRequest } from '../../handoff/windowRequest.ts'
import { type HandoffState, handoffSchemas } from '../../service/handoffSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { readHandoffAnswer } from './readHandoffAnswer.ts'
import { registerHandoff } from './registerHandoff.ts'

/** A request that a window of this browser has. */
export type OpenHandoff = {
  /** @throws `FrameFault`: `declined` where the window was closed without an answer */
  readonly answer: Promise<WindowAnswer>
  /** Ends when the window waits for its code, which the visitor types into the frame. */
  readonly wantsCode: Promise<void>
  /** Takes that code. @returns what the window waits for then */
  enter(code: string): Promise<HandoffState['state']>
  /** Takes it back, unless it is answered: the window shows that it is over. */
  end(): void
}

/** A window that is loaded again says so by then. */
const backMs = 2_000

/** Asks the window that has this secret, and waits for it. */
export function openHandoff(
  context: Pick<FrameContext, 'service' | 'stream' | 'page'>,
  { handoff, request }: { handoff: string; request: WindowRequest },
): OpenHandoff {
  const life = new AbortController()
  let askForCode: () => void = () => undefined
  const wantsCode = new Promise<void>((done) => {
    askForCode = done
  })
  const onState = (state: HandoffState['state']) => {
    if (state === 'code') askForCode()
  }
  const answer = follow(context, { handoff, request, life, onState })
  // What was taken back is not waited for.
  answer.catch(() => undefined)
  return {
    ...{ answer, wantsCode },
    async enter(code) {
      const { hash } = await readHandoffSecret(handoff, 'request')
      const { state } = await context.service.ask({
        ...{ method: 'POST', path: `handoffs/${hash}/code`, body: { code } },
        ...{ schema: handoffSchemas.state, signal: life.signal },
      })
      return state
    },
    end: () => life.abort(new FrameFault('cancelled')),
  }
}

async function follow(
  context: Pick<FrameContext, 'service' | 'stream' | 'page'>,
  asked: {
    handoff: string
    request: WindowRequest
    life: AbortController
    onState: (state: HandoffState['state']) => void
  },
): Promise<WindowAnswer> {
  const { life, request } = asked
  const { signal } = life
  const secret = await readHandoffSecret(asked.handoff, 'request')
  const path = `handoffs/${secret.hash}`
  const closed = createClosed()
  let wake: () => void = () => undefined
  const hints = openHandoffHints(secret.hash, (hint) => {
    if (hint === 'leaving') closed.begin()
    else closed.stop()
    if (hint === 'answered') wake()
  })
  const takeBack = () => {
    hints.tell('over')
    // Where it does not arrive, the handoff ends by its age.
    void context.service.ask({ method: 'DELETE', path, schema: object({}) }).catch(() => undefined)
  }
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', takeBack)
    await registerHandoff(context, { secret, request }, signal)
    const reading = readHandoffAnswer(context, secret, signal, {
      onWait: (next) => {
        wake = next
      },
      onState: asked.onState,
    })
    const answer = await Promise.race([reading, closed.promise])
    signal.removeEventListener('abort', takeBack)
    if (!answer) throw new FrameFault('failed')
    return answer
  } catch (error) {
    life.abort(error)
    throw error
  } finally {
    hints.close()
    closed.stop()
  }
}

/** Rejects once a window is away for longer than it takes to load it again. */
function createClosed() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reject: (fault: FrameFault) => void = () => undefined
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  promise.catch(() => undefined)
  const stop = () => clearTimeout(timer)
  const begin = () => {
    stop()
    timer = setTimeout(() => reject(new FrameFault('declined')), backMs)
  }
  return { promise, stop, begin }
}
