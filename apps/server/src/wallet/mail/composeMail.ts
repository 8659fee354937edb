import type { WalletKeys } from '../keys/createWalletKeys.ts'
import { deriveCode } from '../keys/deriveCode.ts'
import { freezeToken } from '../keys/freezeToken.ts'
import type { MailMessage } from './mail.ts'
import type { WalletMail } from './walletMail.ts'

export declare namespace composeMail {
  type Parameters = {
    mail: WalletMail
    to: string
    /** When it was asked for. */
    at: Date
    /** The secure origin. */
    origin: string
    keys: WalletKeys
  }
}

const codeMinutes = 10

/** Writes a mail. Those with a code have no link, because codes are for one page alone. */
export function composeMail(parameters: composeMail.Parameters): MailMessage {
  const { mail, to, at, origin, keys } = parameters
  const wallet = new URL(origin).host
  const time = toTime(at)
  if (mail.kind === 'code') {
    const code = deriveCode(keys, mail.login).find((one) => one.keyId === mail.keyId)?.code
    if (code === undefined) throw new Error('The secret of the login is not set any more.')
    const host = new URL(mail.host).host
    return {
      to,
      subject: `${code} is your code for ${host}`,
      text: lines(
        `${code}`,
        `is your code for ${host}. ${mail.browser} asked for it on ${time}.`,
        `Type it only at ${wallet}. Nobody will ask you for it: not by mail, on the telephone or in a chat.`,
        `It works for ${codeMinutes} minutes. If you did not ask for it, ignore this mail.`,
      ),
    }
  }
  const token = mail.wallet && freezeToken.create({ keys, wallet: mail.wallet, at })
  const { subject, what } = toNotice(mail, time)
  const freeze = [
    'If this was not you, freeze your wallet. It then signs nothing until you open it again:',
    `${origin}/w/freeze#${token}`,
  ]
  return {
    to,
    subject,
    text: lines(
      what,
      ...(token ? freeze : []),
      `This mail is from ${wallet}. It never asks for a code or for words.`,
    ),
  }
}

function toNotice(
  mail: Exclude<WalletMail, { readonly kind: 'code' }>,
  time: string,
): { readonly subject: string; readonly what: string } {
  switch (mail.kind) {
    case 'recovery':
      return {
        subject: 'Someone is recovering your wallet',
        what: `${mail.browser} used your recovery code on ${time}. In ${mail.hours} hours it can open your wallet.`,
      }
    case 'holders':
      return {
        subject: 'Who can open your wallet has changed',
        what: `${mail.browser} changed the devices or recovery methods of your wallet on ${time}.`,
      }
    case 'deletion':
      return {
        subject: 'Your wallet will be deleted',
        what: `On ${time} you asked for your wallet to be deleted. That happens in ${mail.days} days. Until then you can cancel it in the settings of your wallet.`,
      }
    case 'export':
      return {
        subject: 'Your keys were exported',
        what: `${mail.browser} exported the keys of your wallet on ${time}.`,
      }
    case 'moved':
      return {
        subject: 'The e-mail of your wallet was changed',
        what: `${mail.browser} changed the e-mail that logs in to your wallet on ${time}. Codes go to the other mailbox from now on.`,
      }
    case 'linked':
      return {
        subject: 'Another way to log in',
        what: `${mail.browser} added ${toName(mail.provider)} as a way to log in to your wallet on ${time}.`,
      }
    case 'unlinked':
      return {
        subject: 'A way to log in was taken away',
        what: `${mail.browser} took ${toName(mail.provider)} away as a way to log in to your wallet on ${time}.`,
      }
    default:
      return mail satisfies never
  }
}

const names: Readonly<Record<string, string>> = {
  ...{ email: 'e-mail', google: 'Google', x: 'X', discord: 'Discord', github: 'GitHub' },
  ...{ apple: 'Apple', facebook: 'Facebook', farcaster: 'Farcaster', passkey: 'a passkey' },
}

function toName(provider: string): string {
  return names[provider] ?? provider.replace(/^oidc:/, '')
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

function toTime(date: Date): string {
  const [day = '', clock = ''] = date.toISOString().split('T')
  const [year, month, number] = day.split('-')
  return `${Number(number)} ${months[Number(month) - 1]} ${year} at ${clock.slice(0, 5)} UTC`
}

function lines(...paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}
