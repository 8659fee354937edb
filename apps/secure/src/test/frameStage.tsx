import { useStyles } from '@cleat/ui/secure'
import type { Decorator } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import sheet from './frameStage.module.css'

/** Renders a view of the frame with the width and the surface of the modal. */
export const frameStage: Decorator = (Story, { globals }) => {
  const { theme, locale, direction } = globals as { [name: string]: string | undefined }
  const language = direction === 'rtl' && locale === 'en' ? 'ar' : locale
  return (
    <Surface mode={theme === 'dark' ? 'dark' : 'light'} language={language ?? 'en'}>
      <Story />
    </Surface>
  )
}

function Surface(props: {
  mode: 'light' | 'dark'
  language: string
  children: ReactNode
}): ReactElement {
  const { mode, language, children } = props
  const classes = useStyles(sheet)
  const theme = useMemo(() => ({ mode, language, tokens: {} }), [mode, language])
  return (
    <main className={classes.stage} data-cleat="stage" data-theme={mode}>
      <FrameRoot theme={theme} onHeight={() => undefined}>
        {children}
      </FrameRoot>
    </main>
  )
}
