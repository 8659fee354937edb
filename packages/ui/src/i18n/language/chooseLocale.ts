export type LocaleChoice<name extends string> = {
  /** BCP 47 tag of what was asked for: `de-CH`. Numbers and dates go by it. */
  readonly tag: string
  /** The catalogue that comes nearest to it: `de`. */
  readonly name: name
}

/**
 * The first of the wishes that a catalogue can grant, else English. A catalogue grants a wish in the same language and
 * script, wherever it is spoken: `zh-HK` is granted by `zh-Hant` and not by `zh-Hans`.
 */
export function chooseLocale<name extends string>(
  wishes: readonly (string | undefined)[],
  parameters: {
    names: readonly name[]
    /** The app brings texts of its own, so its own language is granted with no catalogue of ours. */
    hasOwnTexts?: boolean | undefined
  },
): LocaleChoice<name | 'en'> {
  const { names, hasOwnTexts = false } = parameters
  const [own] = wishes
  for (const wish of wishes) {
    const locale = toLocale(wish)
    if (!locale) continue
    const name = names.find((name) => isSameWriting(locale, name))
    if (name) return { tag: `${locale}`, name }
    if (hasOwnTexts && wish === own) return { tag: `${locale}`, name: 'en' }
  }
  return { tag: 'en', name: 'en' }
}

function isSameWriting(locale: Intl.Locale, name: string): boolean {
  if (name.split('-')[0] !== locale.language) return false
  // Latin, as far as nothing else is said. To ask for the script takes longer than all else before the first view.
  if (name === 'en' && !locale.script) return true
  return locale.maximize().script === new Intl.Locale(name).maximize().script
}

function toLocale(tag: string | undefined): Intl.Locale | undefined {
  try {
    return tag ? new Intl.Locale(tag.replaceAll('_', '-')) : undefined
  } catch {
    return undefined
  }
}
