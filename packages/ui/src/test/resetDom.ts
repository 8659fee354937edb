import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

/**
 * Test files of a project without isolation share one jsdom. This resets mounted trees, timers,
 * storage and replaced globals after a file.
 */
function resetDom(): void {
  const targets: readonly object[] = [
    ...[globalThis, navigator, document, document.documentElement],
    ...[EventTarget, Node, Element, HTMLElement, HTMLDialogElement].map(
      ({ prototype }) => prototype,
    ),
  ]
  const before = targets.map((target) => Object.getOwnPropertyDescriptors(target))
  const clearTimeouts = recordTimeouts()
  const stopFrames = keepFrames()
  const cancelFrames = recordFrames()
  // Testing Library does both on import, which happens once for all files.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
  // A busy machine exceeds the default of one second.
  configure({ asyncUtilTimeout: 10_000 })

  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    cancelFrames()
    stopFrames()
    clearTimeouts()
    document.body.replaceChildren()
    document.head.replaceChildren()
    for (const { name } of [...document.documentElement.attributes])
      document.documentElement.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    targets.forEach((target, at) => {
      restore(target, before[at] ?? {})
    })
  })
}

/** A timer that outlives its file would fail without a DOM. */
function recordTimeouts(): () => void {
  const { setTimeout: original } = globalThis
  const timeouts = new Set<ReturnType<typeof original>>()
  const recording = (...parameters: Parameters<typeof original>) => {
    const timeout = original(...parameters)
    timeouts.add(timeout)
    return timeout
  }
  globalThis.setTimeout = Object.assign(recording, original)
  return () => {
    for (const timeout of timeouts) clearTimeout(timeout)
  }
}

/**
 * jsdom makes frames by one interval as long as some are wanted. Made or cleared under fake timers,
 * it would never tick again, so there is always a frame to come.
 */
function keepFrames(): () => void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis
  let frame = 0
  const next = () => {
    frame = request(next)
  }
  next()
  return () => cancel(frame)
}

/**
 * A frame that outlives its file may start such a timer. Only pending ones are cancelled, because
 * cancelling a past one stops all later frames in jsdom.
 */
function recordFrames(): () => void {
  const { requestAnimationFrame: original, cancelAnimationFrame: cancel } = globalThis
  const frames = new Set<number>()
  globalThis.requestAnimationFrame = (callback) => {
    const frame = original((time) => {
      frames.delete(frame)
      callback(time)
    })
    frames.add(frame)
    return frame
  }
  return () => {
    for (const frame of frames) cancel(frame)
  }
}

function restore(target: object, descriptors: PropertyDescriptorMap): void {
  for (const key of Object.getOwnPropertyNames(target)) {
    const now = Object.getOwnPropertyDescriptor(target, key)
    const then = descriptors[key]
    if (!then) Reflect.deleteProperty(target, key)
    else if (now?.value !== then.value || now?.get !== then.get)
      Reflect.defineProperty(target, key, then)
  }
  for (const [key, then] of Object.entries(descriptors))
    if (!Object.hasOwn(target, key)) Reflect.defineProperty(target, key, then)
}

if ('document' in globalThis) resetDom()
