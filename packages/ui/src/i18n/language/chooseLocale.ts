export type LocaleChoice<name extends string> = {
  /** BCP 47 tag of the requested locale: `de-CH`. Numbers and dates use it. */
  readonly tag: string
  /** The closest translation: `de`. */
  readonly name: name
}

/**
 * Chooses the first requested locale with a translation, else English. A translation matches by
 * language and script, not by region: `zh-HK` matches `zh-Hant` and not `zh-Hans`.
 */
export function chooseLocale<name extends string>(
  wishes: readonly (string | undefined)[],
  parameters: {
    names: readonly name[]
    /** The app has texts for its own language, so that needs no translation from Cleat. */
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
  // Latin by default. `Intl` takes longer to detect the script than everything else before the
  // first view.
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
