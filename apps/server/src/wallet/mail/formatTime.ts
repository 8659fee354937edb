import type { MailLanguage } from './texts/mailTexts.ts'

/** Making one takes longer than the rest of a mail. They have no state. */
const formats = new Map<MailLanguage, Intl.DateTimeFormat>()

/** A time in UTC, as a mail in a language has it. */
export function formatTime(date: Date, language: MailLanguage): string {
  const format = formats.get(language) ?? createFormat(language)
  formats.set(language, format)
  return `${format.format(date)} UTC`
}

function createFormat(language: MailLanguage): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' },
  })
}
