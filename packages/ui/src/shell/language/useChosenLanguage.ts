import { useEffect, useMemo, useState } from 'react'
import type { LanguageName } from '../../i18n/area/languageName.ts'
import type { AreaTexts, TextArea } from '../../i18n/area/textArea.ts'
import { chooseLocale } from '../../i18n/language/chooseLocale.ts'
import { createLanguage, type Language } from '../../i18n/language/createLanguage.ts'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import type { BaseTexts } from '../../i18n/texts/en.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useLatched } from '../../kit/useLatched.ts'

const timeoutMs = 150

export declare namespace useChosenLanguage {
  type Parameters = {
    /** The texts of the shell. Replaced in tests. */
    area?: TextArea<keyof BaseTexts> | undefined
  }
  type ReturnType = { language: Language; isReady: boolean }
}

/**
 * Chooses the language: the app's option, else the page's, else the visitor's, else English. Keeps
 * the current one while another loads. Not ready for a short time while the first one loads.
 */
export function useChosenLanguage(
  parameters: useChosenLanguage.Parameters = {},
): useChosenLanguage.ReturnType {
  const { area = baseTexts } = parameters
  const { options, modal, alerts } = useKit().controllers
  const locale = useControllerState(options.state, (state) => state.locale)
  const ownTexts = useControllerState(options.state, (state) => state.texts)
  const isOpen = useControllerState(modal.state, (state) => state.open)
  const [arrived, setArrived] = useState<{ name: string; texts: AreaTexts<keyof BaseTexts> }>()
  const [failed, setFailed] = useState<string>()
  const [isOverdue, setIsOverdue] = useState(false)

  // Read on every render, so on every opening, because the page may have changed its language.
  const { tag, name } = chooseLocale(
    [locale, document.documentElement.lang, ...navigator.languages],
    {
      names: ['en', ...(Object.keys(area.loaders) as LanguageName[])],
      hasOwnTexts: ownTexts !== undefined,
    },
  )
  const chosen = useMemo(() => {
    const texts = arrived?.name === name ? arrived.texts : area.getLoaded(name)
    return texts && createLanguage({ texts, name, tag, ownTexts })
  }, [area, arrived, name, tag, ownTexts])
  const latest = useLatched(chosen)
  const language = useMemo(() => latest ?? createLanguage({ ownTexts }), [latest, ownTexts])

  useEffect(() => {
    if (area.getLoaded(name) || name === failed) return undefined
    let isWanted = true
    area.load(name).then(
      (texts) => isWanted && setArrived({ name, texts }),
      () => {
        if (!isWanted) return
        setFailed(name)
        alerts.show({
          message: `The texts for "${name}" did not load. They are tried again at the next opening.`,
          variant: 'warning',
        })
      },
    )
    return () => {
      isWanted = false
    }
  }, [area, name, failed, alerts])

  useEffect(() => {
    if (!isOpen) setFailed(undefined)
  }, [isOpen])

  useEffect(() => {
    if (latest) return undefined
    const timer = setTimeout(() => setIsOverdue(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [latest])

  return {
    language,
    isReady: latest !== undefined || isOverdue || failed !== undefined,
  }
}
