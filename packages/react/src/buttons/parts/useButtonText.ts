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

  useEffect(() => {
    const keep = (arrived: Texts | undefined) => {
      kit.memory.set(loadTexts, arrived)
      setLoaded(arrived)
    }
    // Where they do not load, English stays. The modal says what does not load.
    loadTexts({ locale, texts }).then(keep, () => undefined)
  }, [kit, locale, texts])

  return (key, fallback) => texts?.[key] ?? loaded?.[key] ?? fallback
}

/** The buttons have English themselves. */
async function loadTexts(options: { locale: string | undefined; texts: Texts | undefined }) {
  const wish = options.locale || document.documentElement.lang || navigator.language
  return /^en\b/.test(wish)
    ? undefined
    : (await import('@cleat/ui/buttons')).loadButtonTexts(options)
}
