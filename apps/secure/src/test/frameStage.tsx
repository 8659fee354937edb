import { createLanguage, languageContext, useStyles } from '@cleat/ui/secure'
import { createPseudoTexts } from '@cleat/ui/test/pseudo'
import type { Decorator } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { sightContext } from '../views/ApproveView/consent/sightContext.ts'
import { allAreas } from './allAreas.ts'
import { createTestSight } from './createTestSight.ts'
import sheet from './frameStage.module.css'

const sight = createTestSight()

/** Renders a view of the frame with the width and the surface of the modal. */
export const frameStage: Decorator = (Story, { globals }) => {
  const { theme, locale, direction } = globals as { [name: string]: string | undefined }
  const isMirrored = direction === 'rtl' && locale !== 'he'
  return (
    <Surface
      mode={theme === 'dark' ? 'dark' : 'light'}
      language={isMirrored ? 'ar' : locale === 'pseudo' ? 'en' : (locale ?? 'en')}
      isPseudo={locale === 'pseudo'}
    >
      <Story />
    </Surface>
  )
}

function Surface(props: {
  mode: 'light' | 'dark'
  language: string
  isPseudo: boolean
  children: ReactNode
}): ReactElement {
  const { mode, language, isPseudo, children } = props
  const classes = useStyles(sheet)
  const theme = useMemo(() => ({ mode, language, tokens: {} }), [mode, language])
  return (
    <main className={classes.stage} data-cleat="stage" data-theme={mode}>
      <sightContext.Provider value={sight}>
        <FrameRoot view="shown" areas={allAreas} theme={theme} onHeight={() => undefined}>
          {isPseudo ? <Pseudo isMirrored={language === 'ar'}>{children}</Pseudo> : children}
        </FrameRoot>
      </sightContext.Provider>
    </main>
  )
}

const english = Object.assign({}, ...allAreas.map(({ en }) => en))

/** Pseudo-localized English in the place of the language. */
function Pseudo(props: { isMirrored: boolean; children: ReactNode }): ReactElement {
  const { isMirrored, children } = props
  const language = useMemo(
    () =>
      createLanguage({
        tag: isMirrored ? 'ar-XB' : 'en-XA',
        ownTexts: createPseudoTexts({
          kind: isMirrored ? 'mirrored' : 'accented',
          texts: english,
        }),
      }),
    [isMirrored],
  )
  return <languageContext.Provider value={language}>{children}</languageContext.Provider>
}
