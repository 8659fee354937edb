import { useCallback } from 'react'
import type { en, TextKey } from './en.ts'
import { fillText } from './fillText.ts'
import { useLanguage } from './language/useLanguage.ts'
import type { MessageValues } from './message/messageValues.ts'

/** The values a text needs, by name. */
export type TextValues<key extends TextKey, value = string> = MessageValues<(typeof en)[key], value>

/** Reads a text by key. Does not compile when a value of the text is missing. */
export type GetText = <key extends TextKey>(
  key: key,
  ...values: keyof TextValues<key> extends never ? [] : [TextValues<key>]
) => string

/** The texts of the interface in the visitor's language. */
export function useText(): GetText {
  const language = useLanguage()
  return useCallback<GetText>(
    (key, ...[values]) => fillText(language.texts[key], { language, values: values ?? {} }),
    [language],
  )
}
