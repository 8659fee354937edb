import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

/**
 * Test files of a project without isolation share one jsdom. This takes back what a file left there:
 * mounted trees, timers, storage and replaced globals.
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
  // Testing Library does both when it is loaded, which is once for all files.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
  // A busy machine takes longer than the second that is usual.
  configure({ asyncUtilTimeout: 10_000 })

  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
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

/** A timer that outlives its file would find no DOM after the last one. */
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
