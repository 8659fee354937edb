import type { CallKind, Calls } from '../protocol/calls.ts'
import type { FrameUser } from '../protocol/frameUser.ts'
import type { FrameSurface } from '../protocol/notices.ts'
import { type Channel, openChannel } from '../protocol/openChannel.ts'
import { type CallOptions, createCalls } from './createCalls.ts'
import { FrameError } from './frameError.ts'
import { shakeHands } from './shakeHands.ts'

/** The wallet's frame in a page: loaded by the first call, and one for all of them. */
export type WalletFrame = {
  /** Asks the frame, and loads it before if need be. @throws {@link FrameError} */
  call<kind extends CallKind>(
    kind: kind,
    body: Calls[kind]['body'],
    options?: CallOptions,
  ): Promise<Calls[kind]['answer']>
  /** What it wants to be seen. */
  readSurface(): FrameSurface | undefined
  /** Ends what the frame asks the visitor. */
  decline(): void
  goBack(): void
  /** Says which window was opened for what the frame may not show. */
  nameWindow(handoff: string): void
  /** Moves it into an element. @returns hides it again */
  place(element: HTMLElement): () => void
  /** A frame of another scheme than its own page would have a ground that is not ours. */
  setColorScheme(scheme: 'light' | 'dark'): void
  onSurface(listener: () => void): () => void
  onUser(listener: (user: FrameUser | null) => void): () => void
  destroy(): void
}

export declare namespace openFrame {
  type Parameters = {
    /** Of the wallet, such as `https://wallet.app.example`. */
    origin: string
    /** What screen readers call it. */
    title: string
  }
}

const pulseMs = 5_000
/** From the injection on. A document that has not loaded after the first part is loaded again. */
const [stallMs, readyMs] = [4_000, 10_000]

/** Opens the wallet's frame of a page. Loads nothing before the first call. */
export function openFrame(parameters: openFrame.Parameters): WalletFrame {
  const { origin, title } = parameters
  const life = new AbortController()
  const surfaceListeners = new Set<() => void>()
  const userListeners = new Set<(user: FrameUser | null) => void>()
  let surface: FrameSurface | undefined
  let element: HTMLIFrameElement | undefined
  let holder: HTMLElement | undefined
  let colorScheme: 'light' | 'dark' = 'light'
  let channel: Channel | undefined
  let loading: Promise<void> | undefined
  let attempt = new AbortController()
  let missedPulses = 0
  let isFocusWanted = false
  let hasStalled = false

  /** A frame of another origin cannot take it itself. Last, because a view begins at its title. */
  const giveFocus = () => {
    if (!isFocusWanted || !holder || !surface?.height) return
    isFocusWanted = false
    requestAnimationFrame(() => setTimeout(() => element?.focus({ preventScroll: true })))
  }
  const setSurface = (next: FrameSurface | undefined) => {
    if (!surface) isFocusWanted = next !== undefined
    surface = next
    giveFocus()
    for (const listener of surfaceListeners) listener()
  }
  const calls = createCalls({
    onSurface: (next) => setSurface(next ?? undefined),
    onChanged: ({ user }) => {
      for (const listener of userListeners) listener(user)
    },
  })
  const lose = (error: FrameError) => {
    const before = channel
    hasStalled = false
    channel = undefined
    loading = undefined
    element?.remove()
    element = undefined
    // What is under way on it is too late.
    before?.close()
    setSurface(undefined)
    calls.end(error)
  }
  const load = async (): Promise<void> => {
    const own = createElement({ origin, title })
    const { signal } = attempt
    element = own
    const withinMs = hasStalled ? readyMs - stallMs : readyMs
    const shaken = shakeHands({ frame: own, origin, signal, withinMs })
    const stall = setTimeout(() => {
      if (element !== own || hasStalled) return
      hasStalled = true
      reload(own)
    }, stallMs)
    own.addEventListener('load', () => clearTimeout(stall), { once: true, signal })
    if (holder) show(own, colorScheme)
    ;(holder ?? document.body).append(own)
    const { port } = await shaken.finally(() => clearTimeout(stall))
    hasStalled = false
    const opened = openChannel({
      port,
      onMessage(message) {
        missedPulses = 0
        calls.hear(message)
      },
      onEnd: () => {
        if (element === own) lose(new FrameError('lost'))
      },
    })
    channel = opened
    missedPulses = 0
    // Another document in the frame has no port: what the wallet was asked ends at once.
    own.addEventListener('load', opened.close)
    calls.ask(opened)
  }
  const begin = () => {
    attempt = new AbortController()
    const { signal } = attempt
    const own: Promise<void> = load().catch((error: unknown) => {
      // Left while it loaded, it is ready with the one in its place.
      if (signal.aborted && loading && loading !== own) return loading
      lose(error instanceof FrameError ? error : new FrameError('unreachable'))
      throw error
    })
    // Who asks hears of it.
    own.catch(() => undefined)
    return own
  }
  const ready = () => {
    loading ??= begin()
    return loading
  }
  /** What is asked waits for the next document, and is asked again there. */
  const reload = (own: HTMLIFrameElement) => {
    const [before, left] = [channel, attempt]
    element = undefined
    channel = undefined
    own.remove()
    before?.close()
    loading = begin()
    left.abort()
  }
  /** A browser that cannot move a frame loads it again. */
  const moveTo = (target: HTMLElement) => {
    if (!element) return
    if ('moveBefore' in target && element.isConnected) target.moveBefore(element, null)
    else reload(element)
  }
  const beat = setInterval(() => {
    const isNeeded = calls.countPending() > 0 || surface !== undefined
    if (!isNeeded || document.visibilityState !== 'visible' || !channel) return
    if (missedPulses >= 2) return lose(new FrameError('lost'))
    missedPulses += 1
    channel.send('pulse', {})
  }, pulseMs)

  return {
    async call(kind, body, options) {
      if (life.signal.aborted || options?.signal?.aborted) throw new FrameError('cancelled')
      await unlessCalledOff(ready(), options?.signal)
      return calls.call(kind, body, options)
    },
    readSurface: () => surface,
    decline: () => channel?.send('surface.close', {}),
    goBack: () => channel?.send('surface.back', {}),
    nameWindow: (handoff) => channel?.send('handoff.open', { handoff }),
    setColorScheme(scheme) {
      colorScheme = scheme
      element?.style.setProperty('color-scheme', scheme)
    },
    place(target) {
      holder = target
      moveTo(target)
      if (element) show(element, colorScheme)
      giveFocus()
      return () => {
        if (holder !== target) return
        holder = undefined
        if (!element) return
        hide(element)
        moveTo(document.body)
      }
    },
    onSurface(listener) {
      surfaceListeners.add(listener)
      return () => surfaceListeners.delete(listener)
    },
    onUser(listener) {
      userListeners.add(listener)
      return () => userListeners.delete(listener)
    },
    destroy() {
      if (life.signal.aborted) return
      life.abort()
      clearInterval(beat)
      attempt.abort()
      lose(new FrameError('cancelled'))
    },
  }
}

/** What was called off does not wait for a frame that loads. */
function unlessCalledOff(loading: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return loading
  const heard = new AbortController()
  const leaving = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new FrameError('cancelled')), heard)
  })
  return Promise.race([loading, leaving]).finally(() => heard.abort())
}

function createElement({ origin, title }: openFrame.Parameters): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.src = `${origin}/frame`
  element.title = title
  element.allow = `publickey-credentials-get ${origin}; publickey-credentials-create ${origin}`
  element.dataset.cleat = 'wallet'
  hide(element)
  return element
}

/** Without its own styles: a strict policy of the page forbids those in an attribute. */
function hide({ style }: HTMLIFrameElement): void {
  style.setProperty('display', 'none')
}

function show({ style }: HTMLIFrameElement, mode: 'light' | 'dark'): void {
  const shown = { display: 'block', border: '0', width: '100%', height: '100%' }
  for (const [name, value] of Object.entries(shown)) style.setProperty(name, value)
  style.setProperty('color-scheme', mode)
}
