import { useEffect, useMemo, useState } from 'react'
import { type Catalogue, enCatalogue } from '../../i18n/en.ts'
import { type CatalogueName, catalogueLoaders } from '../../i18n/language/catalogueLoaders.ts'
import { chooseLocale } from '../../i18n/language/chooseLocale.ts'
import { createLanguage, type Language } from '../../i18n/language/createLanguage.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useLatched } from '../../kit/useLatched.ts'

const patienceMs = 150

export declare namespace useChosenLanguage {
  type Parameters = {
    /** How texts come. Replaced in tests. */
    loaders?: typeof catalogueLoaders | undefined
  }
  type ReturnType = { language: Language; isReady: boolean }
}

/**
 * The language to speak: what the app wishes, else the page's, else the visitor's, else English. While the texts of
 * another one are on their way it stays as it is. Not ready while it is worth waiting for the first.
 */
export function useChosenLanguage(
  parameters: useChosenLanguage.Parameters = {},
): useChosenLanguage.ReturnType {
  const { loaders = catalogueLoaders } = parameters
  const { options, modal, alerts } = useKit().controllers
  const locale = useControllerState(options.state, (state) => state.locale)
  const ownTexts = useControllerState(options.state, (state) => state.texts)
  const isOpen = useControllerState(modal.state, (state) => state.open)
  const [arrived, setArrived] = useState<{ name: CatalogueName; catalogue: Catalogue }>()
  const [failed, setFailed] = useState<CatalogueName>()
  const [isOverdue, setIsOverdue] = useState(false)

  // Read at every render, so at every opening: the page may have changed its language.
  const { tag, name } = chooseLocale(
    [locale, document.documentElement.lang, ...navigator.languages],
    {
      names: ['en', ...(Object.keys(loaders) as CatalogueName[])],
      hasOwnTexts: ownTexts !== undefined,
    },
  )
  const chosen = useMemo(() => {
    const catalogue = name === 'en' ? enCatalogue : arrived?.name === name && arrived.catalogue
    return catalogue ? createLanguage({ catalogue, name, tag, ownTexts }) : undefined
  }, [arrived, name, tag, ownTexts])
  const latest = useLatched(chosen)
  const language = useMemo(() => latest ?? createLanguage({ ownTexts }), [latest, ownTexts])

  useEffect(() => {
    if (name === 'en' || name === arrived?.name || name === failed) return undefined
    let isWanted = true
    loaders[name]().then(
      (catalogue) => isWanted && setArrived({ name, catalogue }),
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
  }, [loaders, name, arrived, failed, alerts])

  useEffect(() => {
    if (!isOpen) setFailed(undefined)
  }, [isOpen])

  useEffect(() => {
    if (latest) return undefined
    const timer = setTimeout(() => setIsOverdue(true), patienceMs)
    return () => clearTimeout(timer)
  }, [latest])

  return {
    language,
    isReady: latest !== undefined || isOverdue || failed !== undefined,
  }
}
