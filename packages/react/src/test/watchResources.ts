import { onTestFinished } from 'vitest'

/** What code holds in a page. */
export type Resources = {
  readonly listeners: number
  readonly timers: number
  readonly sheets: number
  readonly nodes: number
}

/**
 * Counts the listeners of the page (window, document, html, body), pending timers, stylesheets and
 * elements, from now until the end of the test.
 */
export function watchResources(): () => Resources {
  const targets = [window, document, document.documentElement, document.body]
  const held = targets.map(watchListeners)
  const timers = watchTimers()
  return () => ({
    listeners: held.reduce((sum, { size }) => sum + size, 0),
    timers: timers.size,
    sheets: document.querySelectorAll('style').length + (document.adoptedStyleSheets?.length ?? 0),
    nodes: document.querySelectorAll('*').length,
  })
}

type Listen = Window['addEventListener']

function watchListeners(target: EventTarget): ReadonlyMap<unknown, unknown> {
  const held = new Map<string, EventListenerOrEventListenerObject>()
  const ids = new Map<unknown, number>()
  const add = target.addEventListener
  const remove = target.removeEventListener
  const keyOf = (type: string, listener: unknown, options: Parameters<Listen>[2]) => {
    const id = ids.get(listener) ?? ids.size
    ids.set(listener, id)
    return `${type} ${id} ${typeof options === 'object' ? options.capture === true : options === true}`
  }
  target.addEventListener = (type, listener, options) => {
    if (listener) {
      const key = keyOf(type, listener, options)
      held.set(key, listener)
      const end = () => held.delete(key)
      if (typeof options === 'object') {
        if (options.once) add.call(target, type, end, options)
        options.signal?.addEventListener('abort', end, { once: true })
      }
    }
    add.call(target, type, listener, options)
  }
  target.removeEventListener = (type, listener, options) => {
    held.delete(keyOf(type, listener, options))
    remove.call(target, type, listener, options)
  }
  onTestFinished(() => {
    target.addEventListener = add
    target.removeEventListener = remove
  })
  return held
}

function watchTimers(): ReadonlySet<unknown> {
  const pending = new Set<unknown>()
  const { setTimeout: start, clearTimeout: end } = globalThis
  const startCounted = (run: () => void, ms?: number) => {
    const timer = start(() => {
      pending.delete(timer)
      run()
    }, ms)
    pending.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(startCounted, start)
  globalThis.clearTimeout = (timer) => {
    pending.delete(timer)
    end(timer)
  }
  onTestFinished(() => {
    globalThis.setTimeout = start
    globalThis.clearTimeout = end
  })
  return pending
}
