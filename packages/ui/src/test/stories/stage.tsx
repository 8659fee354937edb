import type { Decorator } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { languageContext } from '../../i18n/language/languageContext.ts'
import { Announcer } from '../../shell/Announcer/Announcer.tsx'
import { useChosenLanguage } from '../../shell/language/useChosenLanguage.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { useStyles } from '../../style/useStyles.ts'
import { useFullTheme } from '../../theme/useFullTheme.ts'
import { useThemeRoot } from '../../theme/useThemeRoot.ts'
import { allTexts } from '../allTexts.ts'
import { readSetting } from './readSetting.ts'
import { StoryKit } from './StoryKit.tsx'
import sheet from './stage.module.css'

/** Renders a component with the width, colours and language of the modal. */
export const stage: Decorator = (Story, { id, globals, parameters }) => {
  const setting = readSetting(globals)
  const { themeVariables } = parameters as { themeVariables?: Record<string, string> }
  return (
    <StoryKit
      key={`${id}${JSON.stringify(setting)}`}
      create={() => ({ ...setting, themeVariables })}
    >
      <Stage>
        <Story />
      </Stage>
    </StoryKit>
  )
}

const Texts = withTexts(
  allTexts,
  ({ children }: { children: ReactNode }): ReactElement => <>{children}</>,
)

function Stage({ children }: { children: ReactNode }): ReactElement {
  const { language } = useChosenLanguage()
  const theme = useThemeRoot()
  useFullTheme()
  const classes = useStyles(sheet)
  return (
    <languageContext.Provider value={language}>
      <main
        className={classes.stage}
        data-cleat="stage"
        lang={language.tag}
        dir={language.direction}
        {...theme}
      >
        <Announcer>
          <Texts>{children}</Texts>
        </Announcer>
      </main>
    </languageContext.Provider>
  )
}
