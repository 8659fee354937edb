import { adoptStyles, type StyleScope } from './adoptStyles.ts'

/** Adopts styles for one user of a root and gives them all back at once. */
export type StyleHolder = {
  adopt(css: string): void
  release(): void
}

/**
 * Sheets stay adopted while their holder lives, not only while a component shows: adding and removing
 * them with every view would make the browser restyle the whole host page each time.
 */
export function createStyleHolder(parameters: {
  scope: StyleScope
  nonce?: string | undefined
}): StyleHolder {
  const releases = new Map<string, () => void>()
  return {
    adopt(css) {
      if (!releases.has(css)) releases.set(css, adoptStyles({ ...parameters, css }))
    },
    release() {
      for (const release of releases.values()) release()
      releases.clear()
    },
  }
}
