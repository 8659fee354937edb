import { useContext, useInsertionEffect } from 'react'
import { adoptStyles } from './adoptStyles.ts'
import { styleContext } from './styleContext.ts'
import type { StyleModule } from './styleModule.ts'

/** Adopts a stylesheet in the component's document or shadow root, and returns its class names. */
export function useStyles(sheet: StyleModule): StyleModule['classes'] {
  const holder = useContext(styleContext)
  const { css } = sheet
  useInsertionEffect(() => {
    if (!holder) return adoptStyles({ scope: document, css })
    holder.adopt(css)
    return undefined
  }, [holder, css])
  return sheet.classes
}
