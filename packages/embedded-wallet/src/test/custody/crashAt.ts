import { vi } from 'vitest'

const names = ['importKey', 'exportKey', 'generateKey', 'deriveBits', 'deriveKey'] as const

/** What a browser does after which it can be gone: calls of WebCrypto, and steps by name. */
export type CrashPoints = {
  /** How many there were. */
  readonly count: () => number
  /** A step that is no call of WebCrypto. */
  readonly step: () => void
  readonly stop: () => void
}

/** Breaks off at the nth point, and at every one after it, as a browser does that is gone. */
export function crashAt(last: number): CrashPoints {
  let count = 0
  const step = () => {
    count++
    if (count >= last) throw new Error('The browser is gone.')
  }
  const spies = names.map((name) => {
    const original: unknown = crypto.subtle[name]
    if (typeof original !== 'function') throw new Error(`WebCrypto has no ${name}.`)
    return vi.spyOn(crypto.subtle, name).mockImplementation(async (...parameters: unknown[]) => {
      step()
      const result = await Reflect.apply(original, crypto.subtle, parameters)
      step()
      return result
    })
  })
  return {
    ...{ count: () => count, step },
    stop() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
