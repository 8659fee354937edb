import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAuth } from '../login/useAuth.ts'
import sheet from './WalletFrame.module.css'

const [least, most] = [120, 600]

/** The place of the embedded wallet's frame, as high as what it shows. */
export function WalletFrame({ height }: { height: number }): ReactElement {
  const auth = useAuth()
  const classes = useStyles(sheet)
  const { themeMode: mode, themeVariables } = useControllerState(useKit().controllers.theme.state)
  const { tag } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const tokens = Object.fromEntries(
      Object.entries(themeVariables).map(([name, value]) => [name, `${value}`]),
    )
    return auth.place(place.current, { mode, language: tag, tokens })
  }, [auth, mode, tag, themeVariables])
  return (
    <div
      ref={place}
      className={classes.frame}
      style={{ height: Math.min(most, Math.max(least, height || 0)) }}
    />
  )
}
