import { adoptStyles, type StyleScope } from './adoptStyles.ts'

/** Adopts styles in a root and releases them all at once. */
export type StyleHolder = {
  adopt(css: string): void
  release(): void
}

/**
 * Keeps sheets adopted until release. Adopting them per component would make the browser restyle
 * the whole host page with every view.
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
