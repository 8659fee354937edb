import type { GenericSchema } from 'valibot'
import { type CallKind, type Calls, calls } from '../protocol/calls.ts'
import { type FrameLink, type Notices, notices } from '../protocol/notices.ts'
import type { Channel } from '../protocol/openChannel.ts'
import { readAs } from '../protocol/readAs.ts'
import type { Plain } from '../protocol/readPlain.ts'
import { FrameError } from './frameError.ts'

/** What is asked of the frame, and what it says unasked. */
export type FrameCalls = {
  /** Asks. Ends by an answer, its deadline, the signal, or the end of the frame. */
  call<kind extends CallKind>(
    kind: kind,
    body: Calls[kind]['body'],
    options?: CallOptions,
  ): Promise<Calls[kind]['answer']>
  /** What the frame sent. */
  hear(message: { readonly kind: string; readonly body: Plain }): void
  /** How many calls wait. */
  countPending(): number
  /** Asks what still waits once more, in a frame that was loaded again. */
  ask(channel: Channel): void
  end(error: FrameError): void
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  readonly onStep?: ((step: Notices['step']['step']) => void) | undefined
  readonly onLink?: ((link: FrameLink) => void) | undefined
}

type Pending = {
  readonly kind: CallKind
  readonly body: unknown
  readonly settle: (end: { readonly answer: unknown } | { readonly error: FrameError }) => void
  readonly onStep: CallOptions['onStep']
  readonly onLink: CallOptions['onLink']
}

const mostPending = 8

export function createCalls(parameters: {
  onSurface: (surface: Notices['surface']) => void
  onChanged: (changed: Notices['changed']) => void
}): FrameCalls {
  const { onSurface, onChanged } = parameters
  const pending = new Map<number, Pending>()
  let channel: Channel | undefined

  const finish = (id: number, end: Parameters<Pending['settle']>[0]) => {
    const waiting = pending.get(id)
    pending.delete(id)
    waiting?.settle(end)
  }
  const onDone = (body: Plain) => {
    const { to, answer } = (body ?? {}) as { to?: unknown; answer?: unknown }
    const waiting = typeof to === 'number' ? pending.get(to) : undefined
    if (!waiting || typeof to !== 'number') return
    const read = readAs(calls[waiting.kind].answer as GenericSchema, answer)
    finish(to, read === undefined ? { error: new FrameError('bad-answer') } : { answer: read })
  }
  const heard: { readonly [kind in keyof Notices]: (body: Notices[kind]) => void } = {
    failed: ({ to, code, seconds }) => finish(to, { error: new FrameError(code, { seconds }) }),
    step: ({ to, step }) => pending.get(to)?.onStep?.(step),
    link: ({ to, ...link }) => pending.get(to)?.onLink?.(link),
    surface: onSurface,
    changed: onChanged,
    pulse: () => undefined,
  }

  return {
    call: (kind, body, { signal, onStep, onLink } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new FrameError('cancelled'))
        if (pending.size >= mostPending) return reject(new FrameError('busy'))
        const id = channel?.send(kind, body) ?? 0
        if (id === 0) return reject(new FrameError(channel ? 'bad-request' : 'lost'))
        const stop = new AbortController()
        const giveUp = (problem: 'cancelled' | 'late') => {
          for (const [now, { settle: own }] of pending) if (own === settle) end(now, problem)
        }
        const end = (now: number, problem: 'cancelled' | 'late') => {
          channel?.send('cancel', { to: now })
          finish(now, { error: new FrameError(problem) })
        }
        const timer = setTimeout(() => giveUp('late'), calls[kind].ms)
        const settle: Pending['settle'] = (result) => {
          stop.abort()
          clearTimeout(timer)
          if ('error' in result) reject(result.error)
          else resolve(result.answer as never)
        }
        signal?.addEventListener('abort', () => giveUp('cancelled'), stop)
        pending.set(id, { kind, body, settle, onStep, onLink })
      }),
    hear({ kind, body }) {
      if (kind === 'done') return onDone(body)
      if (!Object.hasOwn(notices, kind)) return
      const known = kind as keyof Notices
      const read = readAs<unknown>(notices[known], body)
      if (read !== undefined) heard[known](read as never)
    },
    countPending: () => pending.size,
    ask(next) {
      channel = next
      const waiting = [...pending.values()]
      pending.clear()
      for (const one of waiting) {
        const id = next.send(one.kind, one.body)
        if (id === 0) one.settle({ error: new FrameError('lost') })
        else pending.set(id, one)
      }
    },
    end(error) {
      channel = undefined
      for (const id of [...pending.keys()]) finish(id, { error })
    },
  }
}
