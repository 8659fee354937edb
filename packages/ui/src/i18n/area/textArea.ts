import type { LanguageName } from './languageName.ts'

/** The texts of one language, by key. */
export type AreaTexts<key extends string = string> = { readonly [name in key]: string }

/** Loads the texts of one language. */
export type TextLoader<key extends string = string> = () => Promise<AreaTexts<key>>

export type TextLoaders<key extends string = string> = {
  readonly [name in LanguageName]: TextLoader<key>
}

/** The texts of the shell or of a feature. English is bundled; other languages load on demand. */
export type TextArea<key extends string = string> = {
  readonly en: AreaTexts<key>
  /** Loaders of every language except English. */
  readonly loaders: TextLoaders<key>
  /** The texts of a loaded language. */
  getLoaded(name: 'en' | LanguageName): AreaTexts<key> | undefined
  load(name: 'en' | LanguageName): Promise<AreaTexts<key>>
}
