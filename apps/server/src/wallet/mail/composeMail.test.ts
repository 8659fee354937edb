import { expect, test } from 'vitest'
import { createWalletKeys } from '../keys/createWalletKeys.ts'
import { keepEmailToken } from '../keys/keepEmailToken.ts'
import { composeMail } from './composeMail.ts'
import { type MailLanguage, mailTexts } from './texts/mailTexts.ts'
import type { WalletMail } from './walletMail.ts'

const keys = createWalletKeys([new Uint8Array(32).fill(1)])
const browser = 'Chrome on macOS'
const wallet = 'AAAAAAAAAAAAAAAAAAAAAA'
const mails: readonly WalletMail[] = [
  { kind: 'code', login: wallet, host: 'https://app.example', browser, keyId: keys.currentId },
  { kind: 'recovery', wallet, browser: 'A browser on Windows', hours: '24' },
  { kind: 'deletion', wallet, days: '7' },
  { kind: 'linked', wallet, browser, provider: 'email' },
  ...(['holders', 'export', 'moved'] as const).map((kind) => ({ kind, wallet, browser })),
  { kind: 'unlinked', wallet, browser: 'A browser', provider: 'google' },
  { kind: 'lost', wallet, browser, change: 'BBBBBBBBBBBBBBBBBBBBBA', hours: '72' },
]
const compose = (mail: WalletMail, language: MailLanguage) =>
  composeMail({
    ...{ mail, language, keys, to: 'ada@mail.example', origin: 'https://wallet.app.example' },
    at: new Date('2026-11-28T12:34:00Z'),
  })

test.each(Object.keys(mailTexts) as MailLanguage[])('default: all mails in %s', (language) => {
  for (const mail of mails) {
    const { subject, text } = compose(mail, language)
    expect(subject + text).not.toMatch(/[{}]|undefined|Invalid/)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).toContain('wallet.app.example')
    // Codes are for one page, and their mails have no link.
    if (mail.kind === 'code') expect(text).not.toContain('://')
    else expect(text).toContain(`https://wallet.app.example/w/freeze?language=${language}#`)
    if (mail.kind === 'code') expect(text).toMatch(/^\d{6}\n/)
  }
})

test('behavior: a mail with a code begins with it, also for readers of the list', () => {
  for (const language of Object.keys(mailTexts) as MailLanguage[])
    expect(compose(mails[0] as WalletMail, language).subject).toMatch(/^\d{6}/)
})

test('behavior: times and browsers are named in the language', () => {
  const recovery = compose(mails[1] as WalletMail, 'de').text
  expect(recovery).toContain('ab 29. November 2026 um 12:34 UTC')
  expect(recovery).toContain('Angefordert mit Ein Browser unter Windows, 28. November 2026')
  expect(compose(mails[2] as WalletMail, 'en').text).toContain('on 5 December 2026 at 12:34 UTC')
  expect(compose(mails[3] as WalletMail, 'fr').text).toContain('e-mail a été ajouté')
  expect(compose(mails[7] as WalletMail, 'en').text).toContain('Google was taken away')
})

test('behavior: a lost mailbox gets a link that stops the change, and when it happens', () => {
  const { text } = compose(mails[8] as WalletMail, 'en')
  expect(text).toContain('on 1 December 2026 at 12:34 UTC')
  const token =
    /https:\/\/wallet\.app\.example\/w\/keep-email\?language=en#(\S+)/.exec(text)?.[1] ?? ''
  const now = new Date('2026-12-01T12:34:00Z')
  expect(keepEmailToken.read({ keys, token, now })).toBe('BBBBBBBBBBBBBBBBBBBBBA')
})

test('behavior: every language says something of its own', () => {
  for (const [language, texts] of Object.entries(mailTexts)) {
    if (language === 'en') continue
    const same = Object.entries(texts).filter(
      ([key, text]) => Reflect.get(mailTexts.en, key) === text,
    )
    expect(same.map(([key]) => key).filter((key) => key !== 'email')).toEqual([])
  }
})
