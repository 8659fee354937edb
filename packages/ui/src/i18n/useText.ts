import { useCallback } from 'react'
import type { en } from './en.ts'
import { fillText } from './fillText.ts'
import { useLanguage } from './language/useLanguage.ts'
import type { MessageValues } from './message/messageValues.ts'
import type { ViewTexts } from './views/viewTextKey.ts'

type Texts = typeof en & ViewTexts

export type TextKey = keyof Texts

/** The values a text needs, by name. */
export type TextValues<key extends TextKey, value = string> = MessageValues<Texts[key], value>

/** Reads a text by key. Does not compile when a value of the text is missing. */
export type GetText = <key extends TextKey>(
  key: key,
  ...values: keyof TextValues<key> extends never ? [] : [TextValues<key>]
) => string

/** The texts of the modal and of the views around here, in the visitor's language. */
export function useText(): GetText {
  const language = useLanguage()
  return useCallback<GetText>(
    (key, ...[values]) => fillText(language.texts[key] ?? key, { language, values: values ?? {} }),
    [language],
  )
}
