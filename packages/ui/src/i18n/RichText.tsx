import { Fragment, type ReactElement, type ReactNode, useContext } from 'react'
import { catalogueContext } from './catalogueContext.ts'
import type { TextKey } from './en.ts'
import type { TextValues } from './useText.ts'

export type RichTextProps<key extends TextKey> = {
  name: key
  values: { readonly [name in keyof TextValues<key>]: ReactNode }
}

/** A text with elements, such as links, in the place of its values. The language decides their order. */
export function RichText<key extends TextKey>({ name, values }: RichTextProps<key>): ReactElement {
  const { texts } = useContext(catalogueContext)
  const nodes: { readonly [name: string]: ReactNode } = values
  // Split by a capturing group: every second part is a name.
  const parts = texts[name].split(/\{(\w+)\}/).map((part, index) => ({
    key: `${index}${part}`,
    node: index % 2 ? nodes[part] : part,
  }))
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part.key}>{part.node}</Fragment>
      ))}
    </>
  )
}
