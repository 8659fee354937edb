import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { StyleScope } from './adoptStyles.ts'
import { createStyleHolder } from './createStyleHolder.ts'
import { styleContext } from './styleContext.ts'

export type StyleRootProps = {
  /** The document or shadow root of the children. */
  scope: StyleScope
  /** For the `<style>` fallback of browsers without constructable stylesheets. */
  nonce?: string | undefined
  children?: ReactNode
}

/** Sets where the styles of its children are adopted. The default is the page's document. */
export function StyleRoot({ scope, nonce, children }: StyleRootProps): ReactElement {
  const holder = useMemo(() => createStyleHolder({ scope, nonce }), [scope, nonce])
  return <styleContext.Provider value={holder}>{children}</styleContext.Provider>
}
