import { vi } from 'vitest'

/**
 * Milliseconds that tests wait for a condition. Vitest's default of one second is too short for a
 * busy machine.
 */
const timeout = 10_000
const { waitFor } = vi

vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
