import { useCallback } from 'react'
import { fillText } from '../fillText.ts'
import { useLanguage } from '../language/useLanguage.ts'
import type { MessageValues } from '../message/messageValues.ts'
import { en } from './en.ts'

type Texts = typeof en
type Values<key extends keyof Texts> = MessageValues<Texts[key]>

/** Reads a text of the views of money. Does not compile when a value of the text is missing. */
export type GetMoneyText = <key extends keyof Texts>(
  key: key,
  ...values: keyof Values<key> extends never ? [] : [Values<key>]
) => string

/** The texts of the views of money in the visitor's language. */
export function useMoneyText(): GetMoneyText {
  const language = useLanguage()
  return useCallback<GetMoneyText>(
    (key, ...[values]) =>
      fillText(language.texts[key] ?? en[key], { language, values: values ?? {} }),
    [language],
  )
}
