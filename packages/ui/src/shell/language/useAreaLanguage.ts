import { useEffect, useMemo, useState } from 'react'
import type { AreaTexts, TextArea } from '../../i18n/area/textArea.ts'
import type { Language } from '../../i18n/language/createLanguage.ts'
import { useLanguage } from '../../i18n/language/useLanguage.ts'
import { useKit } from '../../kit/useKit.ts'

/**
 * The surrounding language with the texts of an area, or `undefined` while they load. English
 * replaces texts that fail to load.
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

  // Keeps the previous texts while another language loads.
  const texts = area.getLoaded(name) ?? arrived
  return useMemo(
    // Texts of the app and of outer areas take precedence.
    () => texts && { ...language, texts: { ...texts, ...language.texts } },
    [language, texts],
  )
}
