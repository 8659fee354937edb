import { type ReactElement, useCallback, useId, useRef } from 'react'
import { heldBackContext } from '../../components/RemoteImage/heldBackContext.ts'
import spinnerSheet from '../../components/Spinner/Spinner.module.css'
import { languageContext } from '../../i18n/language/languageContext.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useIsWanted } from '../../kit/useIsWanted.ts'
import { useKit } from '../../kit/useKit.ts'
import { MotionProvider } from '../../motion/MotionProvider.tsx'
import { useKeyframes } from '../../motion/useKeyframes.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useFullTheme } from '../../theme/useFullTheme.ts'
import { useStillTheme } from '../../theme/useStillTheme.ts'
import { useThemeCheck } from '../../theme/useThemeCheck.ts'
import { useThemeRoot } from '../../theme/useThemeRoot.ts'
import { Announcer } from '../Announcer/Announcer.tsx'
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx'
import { InlineFrame } from '../InlineFrame/InlineFrame.tsx'
import { useStayOpen } from '../InlineFrame/useStayOpen.ts'
import { useButtonTranslation } from '../language/useButtonTranslation.ts'
import { useChosenLanguage } from '../language/useChosenLanguage.ts'
import { Screen } from '../Screen/Screen.tsx'
import { Snackbar } from '../Snackbar/Snackbar.tsx'
import sheet from './Modal.module.css'
import { useIsPainted } from './useIsPainted.ts'
import { usePreparation } from './usePreparation.ts'
import { useRouteGuards } from './useRouteGuards.ts'

export type ModalProps = {
  /** Renders inside the page instead of over it, always open. @default false */
  isInline?: boolean | undefined
  /** Renders the first view hidden, before the modal opens. @default false */
  isPrepared?: boolean | undefined
}

/** The modal of a kit: a dialog, a sheet on phones, or inline. */
export function Modal({ isInline = false, isPrepared = false }: ModalProps): ReactElement {
  const { controllers, actions } = useKit()
  const { open, shake } = useControllerState(controllers.modal.state)
  const isFullScreen = useControllerState(
    controllers.options.state,
    ({ enableMobileFullScreen }) => enableMobileFullScreen ?? false,
  )
  const { language, isReady } = useChosenLanguage()
  useButtonTranslation(language)
  const { tag, direction } = language
  const { ref: themeRef, ...theme } = useThemeRoot()
  useFullTheme()
  const classes = useStyles(sheet)
  useKeyframes()
  useStyles(spinnerSheet)
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLElement | null>(null)
  useStillTheme(root)
  useThemeCheck(root)
  useRouteGuards()
  const { isWaiting, stage } = usePreparation({ isPrepared, isOpen: open })
  const isWanted = useIsWanted()
  const isPainted = useIsPainted()
  const early = isPainted ? 'none' : 'all'
  const heldBack = isWaiting && !isWanted ? 'remote' : early
  useStayOpen(isInline)

  const ref = useCallback(
    (element: HTMLElement | null) => {
      root.current = element
      themeRef(element)
    },
    [themeRef],
  )

  const frame = { titleId, isShaking: shake, notice: <Snackbar /> }
  const screen = (
    <heldBackContext.Provider value={heldBack}>
      <Announcer>
        <Screen
          key={stage}
          titleRef={titleRef}
          titleId={titleId}
          isRightToLeft={direction === 'rtl'}
          isInline={isInline}
        />
      </Announcer>
    </heldBackContext.Provider>
  )
  return (
    <languageContext.Provider value={language}>
      <div
        ref={ref}
        className={isInline ? undefined : classes.overlay}
        data-cleat="modal"
        lang={tag}
        dir={direction}
        {...theme}
      >
        <MotionProvider isReady={isPainted && isWanted}>
          {isInline ? (
            <InlineFrame {...frame}>{screen}</InlineFrame>
          ) : (
            <DialogFrame
              {...frame}
              isOpen={open && isReady}
              isWaiting={isWaiting && isReady}
              isFullScreen={isFullScreen}
              initialFocus={titleRef}
              onClose={actions.close}
            >
              {screen}
            </DialogFrame>
          )}
        </MotionProvider>
      </div>
    </languageContext.Provider>
  )
}
