/** What the panel keeps between visits. */
export type Remembered = {
  readonly isOpen: boolean
  /** Pixels. */
  readonly height: number
  readonly tab: string
}

const key = 'cleat.devtools'

/** Reads it. Foreign and missing values are left out, and so is everything without storage. */
export function readRemembered(): Partial<Remembered> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const { isOpen, height, tab } = value as Record<string, unknown>
    return {
      ...(typeof isOpen === 'boolean' && { isOpen }),
      ...(typeof height === 'number' && Number.isFinite(height) && { height }),
      ...(typeof tab === 'string' && { tab }),
    }
  } catch {
    return {}
  }
}

/** Keeps it, where the browser has storage. */
export function writeRemembered(value: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The panel then opens as on a first visit.
  }
}
