import { type MailLanguage, mailTexts } from './texts/mailTexts.ts'

const names = Object.keys(mailTexts) as readonly MailLanguage[]
const written = names.map((name) => ({ name, locale: new Intl.Locale(name).maximize() }))
const longestHeader = 200

/**
 * The language of mails to who sent a request, by its `Accept-Language`: the first that mails are
 * written in. Pages of the wallet send the one that they are shown in.
 */
export function chooseLanguage(header: string | undefined): MailLanguage {
  for (const part of (header ?? '').slice(0, longestHeader).split(',')) {
    const wish = toLocale(part.split(';')[0]?.trim() ?? '')
    const found = wish && written.find(({ locale }) => isSameWriting(wish, locale))
    if (found) return found.name
  }
  return 'en'
}

function isSameWriting(one: Intl.Locale, other: Intl.Locale): boolean {
  return one.language === other.language && one.script === other.script
}

function toLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
