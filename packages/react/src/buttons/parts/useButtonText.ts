import { useControllerState } from '@cleat/ui/kit'
import { useEffect, useState } from 'react'
import type { AppKit } from '../../kit/appKit.ts'

type Texts = { readonly [key: string]: string | undefined }

/**
 * Returns a text of the buttons: the app's own from the option `texts`, else in the language of the
 * modal, else the given English. A button does not wait for a translation.
 */
export function useButtonText(kit: AppKit): (key: `button.${string}`, fallback: string) => string {
  const { locale, texts } = useControllerState(kit.controllers.options.state)
  const [loaded, setLoaded] = useState(() => kit.memory.get(loadTexts) as Texts | undefined)
  const hasOwnTexts = texts !== undefined

  useEffect(() => {
    let isWanted = true
    loadTexts({ locale, hasOwnTexts }).then(
      (arrived) => {
        kit.memory.set(loadTexts, arrived)
        if (isWanted) setLoaded(arrived)
      },
      // English stays. The modal says what does not load.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [kit, locale, hasOwnTexts])

  return (key, fallback) => texts?.[key] ?? loaded?.[key] ?? fallback
}

async function loadTexts(parameters: {
  locale: string | undefined
  hasOwnTexts: boolean
}): Promise<Texts | undefined> {
  const { locale, hasOwnTexts } = parameters
  const wishes = [locale, document.documentElement.lang, ...navigator.languages]
  // The buttons have English themselves.
  if (/^en\b/i.test(wishes.find(Boolean) ?? 'en')) return undefined
  const { loadButtonTexts } = await import('@cleat/ui/buttons')
  return loadButtonTexts({ wishes, hasOwnTexts })
}
