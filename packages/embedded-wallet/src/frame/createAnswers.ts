import type { GenericSchema } from 'valibot'
import { number, strictObject } from 'valibot'
import { type CallKind, calls } from '../protocol/calls.ts'
import type { FrameLink, NoticeKind, Notices } from '../protocol/notices.ts'
import { type Channel, openChannel } from '../protocol/openChannel.ts'
import { readAs } from '../protocol/readAs.ts'
import type { Plain } from '../protocol/readPlain.ts'
import type { FrameHandlers } from './context/frameHandlers.ts'
import { FrameFault } from './faults/frameFault.ts'

/** The frame's side of the road to the page. */
export type FrameAnswers = {
  notify<kind extends Exclude<NoticeKind, 'failed' | 'step' | 'link'>>(
    kind: kind,
    body: Notices[kind],
  ): void
}

export declare namespace createAnswers {
  type Parameters = {
    port: MessagePort
    handlers: FrameHandlers
    /** The page's back button. */
    onBack: () => void
    /** The page closed what the visitor saw. */
    onClose: () => void
    /** The page opened a window. What names it is not read yet. */
    onWindow: (body: Plain) => void
    /** The page is gone, or it broke the rules. */
    onEnd: () => void
  }
}

const mostPending = 8
const cancelSchema: GenericSchema<unknown, { to: number }> = strictObject({ to: number() })

/** Carries out what the page asks, and lets it end what it asked. */
export function createAnswers(parameters: createAnswers.Parameters): FrameAnswers {
  const { port, handlers, onBack, onClose, onWindow, onEnd } = parameters
  const pending = new Map<number, AbortController>()

  const answer = async (id: number, kind: string, body: Plain) => {
    const end = (fault: FrameFault) => {
      const { code, seconds } = fault
      channel.send('failed', { to: id, code, ...(seconds !== undefined && { seconds }) })
    }
    if (!Object.hasOwn(calls, kind)) return end(new FrameFault('unsupported'))
    const known = kind as CallKind
    const read = readAs<unknown>(calls[known].body, body)
    if (read === undefined) return end(new FrameFault('bad-request'))
    if (pending.size >= mostPending) return end(new FrameFault('busy'))
    const life = new AbortController()
    pending.set(id, life)
    const timer = setTimeout(() => life.abort(new FrameFault('cancelled')), calls[known].ms)
    try {
      const context = {
        signal: life.signal,
        onStep: (step: Notices['step']['step']) => channel.send('step', { to: id, step }),
        onLink: (link: FrameLink) => channel.send('link', { to: id, ...link }),
      }
      const given = await handlers[known](read as never, context)
      if (!life.signal.aborted) channel.send('done', { to: id, answer: given })
    } catch (error) {
      if (!life.signal.aborted) end(error instanceof FrameFault ? error : new FrameFault('failed'))
    } finally {
      clearTimeout(timer)
      pending.delete(id)
    }
  }

  const channel: Channel = openChannel({
    port,
    onMessage({ id, kind, body }) {
      if (kind === 'pulse') return void channel.send('pulse', {})
      if (kind === 'surface.back') return onBack()
      if (kind === 'surface.close') return onClose()
      if (kind === 'handoff.open') return onWindow(body)
      if (kind === 'cancel') {
        const { to } = readAs(cancelSchema, body) ?? {}
        return to === undefined ? undefined : pending.get(to)?.abort(new FrameFault('cancelled'))
      }
      void answer(id, kind, body)
    },
    onEnd() {
      for (const life of pending.values()) life.abort(new FrameFault('cancelled'))
      onEnd()
    },
  })
  return {
    notify(kind, body) {
      channel.send(kind, body)
    },
  }
}
