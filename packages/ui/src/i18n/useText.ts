import { useCallback } from 'react'
import { fillText } from './fillText.ts'
import { useLanguage } from './language/useLanguage.ts'
import type { MessageValues } from './message/messageValues.ts'
import type { BaseTexts } from './texts/en.ts'

export type TextKey = keyof BaseTexts

/** The values of a text, by name. */
export type TextValues<text extends string, value = string> = MessageValues<text, value>

/** Returns a text by key. A missing value is a type error. */
type Texts = { readonly [key: string]: string }

export type GetText<texts extends Texts = BaseTexts> = <key extends keyof texts & string>(
  key: key,
  ...values: keyof TextValues<texts[key]> extends never ? [] : [TextValues<texts[key]>]
) => string

/**
 * The texts of an area in the visitor's language: `useText<SendTexts>()`. Every area includes those
 * of the shell.
 */
export function useText<texts extends Texts = BaseTexts>(): GetText<texts & BaseTexts> {
  const language = useLanguage()
  return useCallback<GetText<texts & BaseTexts>>(
    (key, ...[values]) => fillText(language.texts[key] ?? key, { language, values: values ?? {} }),
    [language],
  )
}
