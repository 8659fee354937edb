import { addComment } from '../edit/addComment.ts'
import { addImport } from '../edit/imports.ts'
import { attributesOf, elementsOf, valueOfAttribute } from '../edit/jsx.ts'
import { isGone, replace } from '../edit/source.ts'
import type { Migration } from './rival.ts'

export declare namespace replaceButtons {
  type Parameters = {
    migration: Migration
    /** The name of the component in the file. */
    name: string
    /** The props that have a counterpart, with its name. */
    props: Readonly<Record<string, 'label' | 'balance'>>
    /** The name of the component in its package. */
    rival: string
  }
}

/** Replaces a rival's button by `AppKitButton`, with the props that both have. */
export function replaceButtons(parameters: replaceButtons.Parameters): void {
  const { migration, name, props, rival } = parameters
  const { source, imports } = migration
  for (const element of elementsOf(source, name)) {
    if (isGone(source, element.node)) continue
    const kept: string[] = []
    const lost: string[] = []
    for (const [prop, attribute] of attributesOf(element.node)) {
      const target = props[prop]
      const value = attribute && valueOfAttribute(source, attribute)
      if (target === 'label' && value)
        kept.push(/^['"]/.test(value) ? `label=${value}` : `label={${value}}`)
      else if (target === 'balance' && (value === 'true' || value === 'false'))
        kept.push(`balance="${value === 'true' ? 'show' : 'hide'}"`)
      else lost.push(prop)
    }
    if (lost.length > 0)
      addComment(
        source,
        element,
        `\`${lost.join('`, `')}\` of ${rival}: AppKitButton has \`size\`, \`label\` and \`balance\`.`,
      )
    replace(source, element.node, `<AppKitButton${kept.map((it) => ` ${it}`).join('')} />`)
    addImport(imports, '@cleat/react', 'AppKitButton')
  }
}
