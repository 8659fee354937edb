import { useEffect, useMemo, useState } from 'react'
import { useKit } from '../../kit/useKit.ts'
import type { Language } from '../language/createLanguage.ts'
import { useLanguage } from '../language/useLanguage.ts'
import type { AreaTexts, TextArea } from './textArea.ts'

/**
 * The language around here with the texts of an area in it; nothing while they are on their way. English stands in for texts
 * that do not come.
 */
export function useAreaLanguage(area: TextArea): Language | undefined {
  const { alerts } = useKit().controllers
  const language = useLanguage()
  const { name } = language
  const [arrived, setArrived] = useState<{ name: Language['name']; texts: AreaTexts }>()

  useEffect(() => {
    if (name === 'en') return undefined
    let isWanted = true
    area.loaders[name]().then(
      (texts) => isWanted && setArrived({ name, texts }),
      () => {
        if (!isWanted) return
        setArrived({ name, texts: area.en })
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

  // The texts of before stay while those of another language are on their way.
  const texts = name === 'en' ? area.en : arrived?.texts
  return useMemo(
    // The app's own texts are among those of the language already.
    () => texts && { ...language, area: { ...texts, ...language.texts } },
    [language, texts],
  )
}
