import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { useLanguage } from './language/useLanguage.ts'
import type { BaseTexts } from './texts/en.ts'
import type { TextKey, TextValues } from './useText.ts'

export type RichTextProps<key extends TextKey> = {
  name: key
  values: TextValues<BaseTexts[key], ReactNode>
}

/** A text with elements, such as links, as values. The language decides their order. */
export function RichText<key extends TextKey>({ name, values }: RichTextProps<key>): ReactElement {
  const { texts, format } = useLanguage()
  const nodes: { readonly [name: string]: ReactNode } = values
  return createElement(Fragment, null, ...format(texts[name] ?? name, nodes))
}
