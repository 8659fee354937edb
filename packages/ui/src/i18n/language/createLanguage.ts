import { type Direction, getDirection } from '../../format/getDirection.ts'
import type { LanguageName } from '../area/languageName.ts'
import type { AreaTexts } from '../area/textArea.ts'
import { createFormatter, type Formatter } from '../message/createFormatter.ts'
import { baseTexts } from '../texts/baseTexts.ts'
import type { BaseTexts } from '../texts/en.ts'
import { createFormat, type Format } from './createFormat.ts'

/** The language of the interface: texts, and rules for numbers and dates. */
export type Language = {
  /**
   * The texts of the shell and the surrounding areas, and of errors by code. The English ones of
   * errors are in `errorText`.
   */
  readonly texts: AreaTexts<keyof BaseTexts> & { readonly [key: string]: string | undefined }
  /** The translation of the texts. */
  readonly name: 'en' | LanguageName
  /** BCP 47, with the requested region: `de-CH`. */
  readonly tag: string
  readonly direction: Direction
  /** Fills in the values of a text. */
  readonly format: Formatter
  /** Writes amounts, numbers, dates and lists. Its `Intl` formatters are created once. */
  readonly formats: Format
}

export function createLanguage(
  parameters: {
    texts?: AreaTexts<keyof BaseTexts> | undefined
    name?: Language['name'] | undefined
    tag?: string | undefined
    /** The app's texts, by key or error code. */
    ownTexts?: { readonly [key: string]: string } | undefined
  } = {},
): Language {
  const { texts = baseTexts.en, name = 'en', tag = name, ownTexts = {} } = parameters
  const direction = getDirection(tag)
  const own = Object.fromEntries(
    Object.entries(ownTexts).filter(([, text]) => typeof text === 'string'),
  )
  return {
    name,
    tag,
    direction,
    texts: { ...texts, ...own },
    format: createFormatter({ tag, direction }),
    formats: createFormat({ tag }),
  }
}
