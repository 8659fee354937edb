import { useEffect, useMemo, useState } from 'react'
import type { AreaTexts, TextArea } from '../../i18n/area/textArea.ts'
import type { Language } from '../../i18n/language/createLanguage.ts'
import { useLanguage } from '../../i18n/language/useLanguage.ts'
import { useKit } from '../../kit/useKit.ts'

/**
 * The language around here with the texts of an area in it; nothing while they are on their way. English stands in for texts
 * that do not come.
 */
export function useAreaLanguage(area: TextArea): Language | undefined {
  const { alerts } = useKit().controllers
  const language = useLanguage()
  const { name } = language
  const [arrived, setArrived] = useState<AreaTexts>()

  useEffect(() => {
    if (area.getLoaded(name)) return undefined
    let isWanted = true
    area.load(name).then(
      (texts) => isWanted && setArrived(texts),
      () => {
        if (!isWanted) return
        setArrived(area.en)
        alerts.show({
          message: `Some texts for "${name}" did not load. English stands in for them.`,
          variant: 'warning',
        })
      },
    )
    return () => {
      isWanted = false
    }
  }, [area, name, alerts])

  // The previous texts stay while those of another language are on their way.
  const texts = area.getLoaded(name) ?? arrived
  return useMemo(
    // What the language has already comes from around here, or is the app's own.
    () => texts && { ...language, texts: { ...texts, ...language.texts } },
    [language, texts],
  )
}
