import { type MailLanguage, mailTexts } from './texts/mailTexts.ts'

const names = Object.keys(mailTexts) as readonly MailLanguage[]
const longestHeader = 200

/**
 * The language of mails to who sent a request, by its `Accept-Language`: the first that mails are
 * written in. Pages of the wallet send the one that they are shown in.
 */
export function chooseLanguage(header: string | undefined): MailLanguage {
  for (const part of (header ?? '').slice(0, longestHeader).split(',')) {
    const wish = toLocale(part.split(';')[0]?.trim() ?? '')
    const found =
      wish && names.find((name) => isSameWriting(wish, new Intl.Locale(name).maximize()))
    if (found) return found
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
