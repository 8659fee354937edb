import type { FrameTheme } from '@cleat/embedded-wallet/frame'
import {
  languageContext,
  sanitizeThemeVariables,
  type TextArea,
  useBaseTheme,
  useFullTheme,
  useKeyframes,
  useStyles,
} from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef } from 'react'
import sheet from './FrameRoot.module.css'
import { useFrameLanguage } from './useFrameLanguage.ts'
import { useStartFocus } from './useStartFocus.ts'

/** As high as the frame gets, in CSS pixels. Below that, a bar would come and go as it grows. */
const tallest = 600

export type FrameRootProps = {
  /** What is missing is as the browser has it. */
  theme: Partial<FrameTheme> | undefined
  /** The texts of what is inside, in a list that stays the same. */
  areas: readonly TextArea[]
  /** The name of the view inside. */
  view?: string | undefined
  /** Called with the height of what is inside, in CSS pixels. */
  onHeight: (height: number) => void
  children: ReactNode
}

/** Looks and speaks as the page around the frame. */
export function FrameRoot({
  theme,
  areas,
  view,
  onHeight,
  children,
}: FrameRootProps): ReactElement {
  useBaseTheme()
  useFullTheme()
  useKeyframes()
  const classes = useStyles(sheet)
  const language = useFrameLanguage(theme?.language, areas)
  const { tag, direction } = language
  const element = useRef<HTMLDivElement | null>(null)
  useStartFocus(element, view)
  const mode = theme?.mode ?? readSystemMode()

  useEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.style.colorScheme = mode
  }, [tag, mode])
  useEffect(() => {
    const { style } = element.current ?? {}
    const variables = sanitizeThemeVariables(theme?.tokens ?? {})
    for (const [name, value] of variables) style?.setProperty(name, value)
    return () => {
      for (const [name] of variables) style?.removeProperty(name)
    }
  }, [theme])
  const ref = useCallback(
    (root: HTMLDivElement | null) => {
      element.current = root
      if (!root) return undefined
      const observer = new ResizeObserver(() => {
        const height = Math.ceil(root.offsetHeight)
        document.documentElement.style.overflowY = height > tallest ? 'auto' : ''
        onHeight(height)
      })
      observer.observe(root)
      return () => observer.disconnect()
    },
    [onHeight],
  )
  return (
    <languageContext.Provider value={language}>
      <div
        ref={ref}
        className={classes.root}
        data-cleat="wallet"
        data-theme={mode}
        lang={tag}
        dir={direction}
      >
        {children}
      </div>
    </languageContext.Provider>
  )
}

function readSystemMode(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
