import type { CatalogueName } from '../language/catalogueLoaders.ts'

/** The texts of one language, by key. */
export type AreaTexts<key extends string = string> = { readonly [name in key]: string }

/** How texts of one language come. */
export type TextLoader<key extends string = string> = () => Promise<AreaTexts<key>>

/** Texts that come with the views that need them, and not with the modal. */
export type TextArea<key extends string = string> = {
  readonly en: AreaTexts<key>
  /** How the texts of every language but English come. Made by a machine and not yet reviewed. */
  readonly loaders: { readonly [name in CatalogueName]: TextLoader<key> }
}
