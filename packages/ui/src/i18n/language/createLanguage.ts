import { type Direction, getDirection } from '../../format/getDirection.ts'
import { type Catalogue, enCatalogue } from '../en.ts'
import { createFormatter, type Formatter } from '../message/createFormatter.ts'
import type { CatalogueName } from './catalogueLoaders.ts'

/** What the interface speaks: texts, and the rules that they, numbers and dates go by. */
export type Language = Pick<Catalogue, 'errors'> & {
  /** Those of the modal, and those that came with the views around here. */
  readonly texts: Catalogue['texts'] & { readonly [key: string]: string | undefined }
  /** The catalogue that it comes from. */
  readonly name: 'en' | CatalogueName
  /** BCP 47, with the region that was asked for: `de-CH`. */
  readonly tag: string
  readonly direction: Direction
  readonly format: Formatter
}

export function createLanguage(
  parameters: {
    catalogue?: Catalogue | undefined
    name?: Language['name'] | undefined
    tag?: string | undefined
    /** Texts of the app's own, by key or by error code. */
    ownTexts?: { readonly [key: string]: string } | undefined
  } = {},
): Language {
  const { catalogue = enCatalogue, name = 'en', tag = name, ownTexts = {} } = parameters
  const direction = getDirection(tag)
  const own = Object.fromEntries(
    Object.entries(ownTexts).filter(([, text]) => typeof text === 'string'),
  )
  return {
    name,
    tag,
    direction,
    texts: { ...catalogue.texts, ...own },
    errors: { ...catalogue.errors, ...own },
    format: createFormatter({ tag, direction }),
  }
}
