import { CleatError } from '../errors/cleatError.ts'
import { createMemoryArea, findLocalStorage, type StorageArea } from './storageArea.ts'

export declare namespace createSafeArea {
  type Parameters = {
    /** @default the browser's `localStorage` */
    area?: StorageArea | undefined
    /** Called once, when the browser refuses to store values. */
    onUnavailable?: ((error: CleatError<'STORAGE_UNAVAILABLE'>) => void) | undefined
  }
}

/**
 * Creates a storage area that never throws. If storage is blocked, full or missing, values are kept
 * in memory until the page unloads.
 */
export function createSafeArea(parameters: createSafeArea.Parameters = {}): StorageArea {
  const { area = findLocalStorage(), onUnavailable } = parameters
  const memory = createMemoryArea()
  let warned = false

  const warn = (reason: 'blocked' | 'full') => {
    if (warned) return
    warned = true
    onUnavailable?.(new CleatError('STORAGE_UNAVAILABLE', { context: { reason } }))
  }
  if (!area) warn('blocked')

  return {
    getItem(key) {
      try {
        return memory.getItem(key) ?? area?.getItem(key) ?? null
      } catch {
        warn('blocked')
        return null
      }
    },
    setItem(key, value) {
      try {
        if (!area) return memory.setItem(key, value)
        area.setItem(key, value)
        memory.removeItem(key)
      } catch (error) {
        warn(isQuotaError(error) ? 'full' : 'blocked')
        memory.setItem(key, value)
      }
    },
    removeItem(key) {
      memory.removeItem(key)
      try {
        area?.removeItem(key)
      } catch {
        warn('blocked')
      }
    },
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name)
}
