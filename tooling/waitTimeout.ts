import { vi } from 'vitest'

/** How long tests wait for what is to happen: a busy machine takes longer than Vitest's second. */
const timeout = 10_000
const { waitFor } = vi

vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
