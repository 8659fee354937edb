import type { WalletKeys } from '../keys/createWalletKeys.ts'
import { deriveCode } from '../keys/deriveCode.ts'
import { freezeToken } from '../keys/freezeToken.ts'
import { keepEmailToken } from '../keys/keepEmailToken.ts'
import { formatTime } from './formatTime.ts'
import type { MailMessage } from './mail.ts'
import type { MailTexts } from './texts/en.ts'
import { type MailLanguage, mailTexts } from './texts/mailTexts.ts'
import type { WalletMail } from './walletMail.ts'

export declare namespace composeMail {
  type Parameters = {
    mail: WalletMail
    to: string
    language: MailLanguage
    /** When it was asked for. */
    at: Date
    /** The secure origin. */
    origin: string
    keys: WalletKeys
  }
}

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/**
 * Writes a mail. Those with a code have no link, because codes are for one page alone. The pages of
 * the other links speak the language of the mail.
 */
export function composeMail(parameters: composeMail.Parameters): MailMessage {
  const { mail, to, at, origin, keys, language } = parameters
  const texts: MailTexts = mailTexts[language]
  const wallet = new URL(origin).host
  const asked = (browser: string) =>
    fill(texts.asked, { browser: toBrowser(browser, texts), time: formatTime(at, language) })
  if (mail.kind === 'code') {
    const code = deriveCode(keys, mail.login).find((one) => one.keyId === mail.keyId)?.code
    if (code === undefined) throw new Error('The secret of the login is not set any more.')
    const { host } = new URL(mail.host)
    return {
      to,
      subject: fill(texts.codeSubject, { code, host }),
      text: lines(
        code,
        fill(texts.code, { host }),
        fill(texts.only, { wallet }),
        texts.lasts,
        asked(mail.browser),
      ),
    }
  }
  const toLink = (page: string, token: string) =>
    `${origin}/w/${page}?${new URLSearchParams({ language })}#${token}`
  const token = mail.wallet && freezeToken.create({ keys, id: mail.wallet, at })
  const values = {
    until: formatTime(toEnd(mail, at), language),
    provider: 'provider' in mail ? toName(mail.provider, texts) : '',
  }
  return {
    to,
    subject: texts[`${mail.kind}Subject`],
    text: lines(
      fill(texts[mail.kind], values),
      'browser' in mail ? asked(mail.browser) : formatTime(at, language),
      ...(mail.kind === 'lost'
        ? [texts.keep, toLink('keep-email', keepEmailToken.create({ keys, id: mail.change, at }))]
        : []),
      ...(token ? [texts.freeze, toLink('freeze', token)] : []),
      fill(texts.from, { wallet }),
    ),
  }
}

/** When what a mail announces happens. */
function toEnd(mail: WalletMail, at: Date): Date {
  if (mail.kind === 'recovery' || mail.kind === 'lost')
    return new Date(at.getTime() + Number(mail.hours) * hourMs)
  return mail.kind === 'deletion' ? new Date(at.getTime() + Number(mail.days) * dayMs) : at
}

const names: Readonly<Record<string, string>> = {
  ...{ google: 'Google', x: 'X', discord: 'Discord', github: 'GitHub' },
  ...{ apple: 'Apple', facebook: 'Facebook', farcaster: 'Farcaster' },
}

function toName(provider: string, texts: MailTexts): string {
  if (provider === 'email' || provider === 'passkey') return texts[provider]
  return names[provider] ?? provider.replace(/^oidc:/, '')
}

/** As `readBrowser` names it, in the language of the mail. */
function toBrowser(line: string, texts: MailTexts): string {
  const [name = '', system] = line.split(' on ')
  const browser = name === 'A browser' ? texts.browser : name
  return system === undefined ? browser : fill(texts.browserOn, { browser, system })
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function lines(...paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}
