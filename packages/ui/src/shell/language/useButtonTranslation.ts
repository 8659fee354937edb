import { useEffect } from 'react'
import type { Language } from '../../i18n/language/createLanguage.ts'
import { useKit } from '../../kit/useKit.ts'

/** Gives the buttons of the page their texts in the language of the modal. They have English. */
export function useButtonTranslation({ name, texts }: Language): void {
  const { options } = useKit().controllers
  useEffect(() => {
    const { translation } = options.state
    if (name === 'en' && !translation) return
    const ofButtons = Object.entries(texts).filter(([key]) => key.startsWith('button.'))
    options.update({ translation: name === 'en' ? undefined : Object.fromEntries(ofButtons) })
  }, [options, name, texts])
}
