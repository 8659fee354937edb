import { afterEach, beforeEach, vi } from 'vitest'
import { createFakeWindow } from './createFakeWindow.ts'
import { json, startFakeApi } from './startFakeApi.ts'

/** A data service for tests of swaps, with a page and a clock that tests can advance. */
export function startSwapApi(): startFakeApi.ReturnType {
  const service = startFakeApi()
  beforeEach(() => {
    vi.stubGlobal('window', createFakeWindow())
    service.answer('/v1/supported-chains', () => json({ http: [], ws: [] }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return service
}
