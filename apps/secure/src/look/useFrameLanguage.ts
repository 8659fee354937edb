import {
  chooseLocale,
  createLanguage,
  type Language,
  type LanguageName,
  type TextArea,
} from '@cleat/ui/secure'
import { useEffect, useMemo, useState } from 'react'

/**
 * The language of the page around the frame, else the visitor's. English until it is loaded.
 * @param areas a list that stays the same
 */
export function useFrameLanguage(asked: string | undefined, areas: readonly TextArea[]): Language {
  const names = ['en' as const, ...(Object.keys(areas[0]?.loaders ?? {}) as LanguageName[])]
  const { tag, name } = chooseLocale([asked, ...navigator.languages], { names })
  const [loaded, setLoaded] = useState<{ name: string; texts: object }>()
  useEffect(() => {
    let isWanted = true
    void Promise.all(areas.map((area) => area.load(name))).then(
      (texts) => isWanted && setLoaded({ name, texts: Object.assign({}, ...texts) }),
      // English stands in for texts that do not load.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [name, areas])
  return useMemo(() => {
    const english = Object.assign({}, ...areas.map(({ en }) => en))
    if (loaded?.name !== name) return createLanguage({ texts: english })
    return createLanguage({ texts: { ...english, ...loaded.texts }, name, tag })
  }, [loaded, name, tag, areas])
}
