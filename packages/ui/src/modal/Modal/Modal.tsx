import { type ReactElement, useCallback, useRef, useState } from 'react'
import { Announcer } from '../../announce/Announcer.tsx'
import { languageContext } from '../../i18n/language/languageContext.ts'
import { useChosenLanguage } from '../../i18n/language/useChosenLanguage.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useIsPhone } from '../../media/useIsPhone.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useThemeRoot } from '../../theme/useThemeRoot.ts'
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx'
import { Screen } from '../Screen/Screen.tsx'
import { SheetFrame } from '../SheetFrame/SheetFrame.tsx'
import { useRouteGuards } from '../useRouteGuards.ts'
import sheet from './Modal.module.css'

/** The modal of a kit: a dialog, or a sheet on phones. */
export function Modal(): ReactElement {
  const { controllers, actions } = useKit()
  const { open, shake } = useControllerState(controllers.modal.state)
  const { language, isReady } = useChosenLanguage()
  const { tag, direction } = language
  const { ref: themeRef, ...theme } = useThemeRoot()
  const classes = useStyles(sheet)
  const isPhone = useIsPhone()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useRouteGuards()

  const ref = useCallback(
    (element: HTMLElement | null) => {
      themeRef(element)
      setContainer(element)
    },
    [themeRef],
  )
  const Frame = isPhone ? SheetFrame : DialogFrame
  return (
    <languageContext.Provider value={language}>
      <div
        ref={ref}
        className={classes.modal}
        data-cleat="modal"
        lang={tag}
        dir={direction}
        {...theme}
      >
        {container && (
          <Frame
            isOpen={open && isReady}
            isShaking={shake}
            container={container}
            initialFocus={titleRef}
            onClose={actions.close}
          >
            <Announcer>
              <Screen titleRef={titleRef} isRightToLeft={direction === 'rtl'} />
            </Announcer>
          </Frame>
        )}
      </div>
    </languageContext.Provider>
  )
}
