import { type GenericSchema, pipe, regex, strictObject, string } from 'valibot'
import type { WindowAnswer, WindowRequest } from '../../handoff/windowRequest.ts'
import { readAs } from '../../protocol/readAs.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { type OpenHandoff, openHandoff } from './openHandoff.ts'

/** `handoff.open`: 32 random bytes as base64url, which the window has behind its `#`. */
const openedSchema: GenericSchema<unknown, { readonly handoff: string }> = strictObject({
  handoff: pipe(string(), regex(/^[\w-]{43}$/)),
})
/** What the service takes, before it is sealed. */
const longest = 29_000
/** What the frame answers itself, once a window shows a code. */
const codeWanted = Symbol('A window shows a code')

type OpenedWindow = OpenHandoff & { readonly handoff: string }

export declare namespace askWindow {
  type Parameters = {
    request: WindowRequest
    /** Of a window that the page has opened. Without it, the page is asked to open one. */
    handoff?: string | undefined
  }
  type ReturnType = Promise<WindowAnswer & { readonly handoff: string }>
}

/**
 * Has a window do what the page asks for. The page opens it, in a click of the visitor; another one
 * takes the place of the one before. A window that cannot say who opened it shows a code, which
 * the visitor types here.
 * @throws `FrameFault`: `window-closed` where a window is over without an answer
 */
export async function askWindow(
  context: FrameContext,
  { request, handoff }: askWindow.Parameters,
  { signal, onStep }: Ceremony,
): askWindow.ReturnType {
  if (new TextEncoder().encode(JSON.stringify(request)).length > longest)
    throw new FrameFault('unsupported')
  const { stage } = context
  let isOffered = handoff === undefined
  let pairing: 'none' | 'wanted' | 'done' = 'none'
  let problem: FrameViews['pair']['shown']['problem']
  const held: { window: OpenedWindow | undefined } = { window: undefined }
  const open = (secret: string) => {
    held.window?.end()
    pairing = 'none'
    const own = { handoff: secret, ...openHandoff(context, { handoff: secret, request }) }
    held.window = own
    void own.wantsCode.then(() => {
      const view = stage.read()
      // The view stays until the next one takes its place.
      if (held.window === own && view?.name === 'window') view.answer(codeWanted)
    })
  }
  onStep('window')
  try {
    if (handoff !== undefined) open(handoff)
    for (;;) {
      const withdrawal = new AbortController()
      const life = AbortSignal.any([signal, withdrawal.signal])
      const first = await Promise.race(listEvents(life)).finally(() => withdrawal.abort())
      if ('answered' in first) return { ...first.answered, handoff: held.window?.handoff ?? '' }
      if ('isCodeWanted' in first) pairing = 'wanted'
      else if ('typed' in first) await take(first.typed)
      else if ('opened' in first) {
        if (first.opened === codeWanted) pairing = 'wanted'
        const { handoff: named } = readAs(openedSchema, first.opened) ?? {}
        if (named) open(named)
      }
    }
  } finally {
    held.window?.end()
  }

  /** What may happen next, and what of it the visitor sees. */
  function listEvents(life: AbortSignal) {
    const answering = held.window?.answer.then((answered) => ({ answered }))
    const asking = ask(life)
    const leaving = new Promise<never>((_, reject) => {
      const leave = () => reject(new FrameFault('cancelled'))
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave, { signal: life })
    })
    leaving.catch(() => undefined)
    return [answering, asking, leaving].filter((event) => event !== undefined)
  }

  function ask(life: AbortSignal) {
    if (pairing === 'wanted')
      return stage.ask('pair', { problem }, life).then((typed) => ({ typed }))
    if (isOffered) {
      const shown = { isOpened: held.window !== undefined }
      return stage.ask('window', shown, life).then((opened) => ({ opened }))
    }
    return pairing === 'none'
      ? held.window?.wantsCode.then(() => ({ isCodeWanted: true }))
      : undefined
  }

  async function take(typed: FrameViews['pair']['answer']): Promise<void> {
    if (typed.kind === 'other') {
      held.window?.end()
      held.window = problem = undefined
      pairing = 'none'
      isOffered = true
      return
    }
    const state = await held.window?.enter(typed.code).catch((error: unknown) => {
      if (error instanceof ServiceError && error.code === 'UNREACHABLE') return undefined
      throw error
    })
    if (state === 'over') throw new FrameFault('window-closed')
    problem = state === undefined ? 'service' : 'wrong'
    if (state === undefined || state === 'code') return
    problem = undefined
    pairing = 'done'
    // The page says itself what it waits for.
    if (!isOffered) stage.clear()
  }
}
