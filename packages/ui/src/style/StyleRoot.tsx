import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { StyleScope } from './adoptStyles.ts'
import { createStyleHolder } from './createStyleHolder.ts'
import { styleContext } from './styleContext.ts'

export type StyleRootProps = {
  /** The document or shadow root that the children are in. */
  scope: StyleScope
  /** For the `<style>` element that stands in where sheets cannot be constructed. */
  nonce?: string | undefined
  children?: ReactNode
}

/** Says where the styles of the components below are adopted. Without one it is the page's document. */
export function StyleRoot({ scope, nonce, children }: StyleRootProps): ReactElement {
  const holder = useMemo(() => createStyleHolder({ scope, nonce }), [scope, nonce])
  return <styleContext.Provider value={holder}>{children}</styleContext.Provider>
}
