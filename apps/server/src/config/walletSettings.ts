import * as v from 'valibot'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { wholeNumber, onOrOff, orNone, listOr, parsedBy, url } = settingSchemas

const keyForm =
  '32 random bytes in base64url without padding (43 characters), or two such keys with a comma between them'

/** Settings of the embedded wallet. */
export const walletSettings = {
  WALLET: {
    meaning: 'Whether the service of the embedded wallet runs ([below](#embedded-wallet)).',
    fallback: 'off',
    expected: '"on" or "off"',
    schema: onOrOff,
  },
  WALLET_ORIGIN: {
    meaning:
      'Origin of the embedded wallet: its frame, its windows and this service, such as `https://wallet.app.example`. Nothing else may be there.',
    fallback: '',
    expected: 'an origin such as https://wallet.app.example',
    schema: orNone(v.pipe(v.string(), v.check(isOrigin))),
  },
  WALLET_HOSTS: {
    meaning:
      'Origins of apps that may use the embedded wallet, separated by commas, such as `https://app.example`. `any` only on this machine.',
    fallback: 'none',
    expected: '"none", "any" on this machine, or origins separated by commas',
    schema: v.union([v.literal('any'), listOr('none', v.pipe(v.string(), v.check(isOrigin)))]),
  },
  WALLET_KEY: {
    meaning:
      'Root secret of the embedded wallet, from which all its keys are derived. Two with a comma while one replaces the other: the first one seals. Whoever loses it loses the shares of all wallets.',
    fallback: '',
    expected: keyForm,
    isSecret: true,
    schema: orNone(parsedBy(readKeys)),
  },
  WALLET_KEY_FILE: {
    meaning: 'File with that secret, in place of `WALLET_KEY`.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  WALLET_KEY_COMMAND: {
    meaning:
      'Command that prints that secret, in place of `WALLET_KEY`: of a key management service, for example. It runs once, at the start.',
    fallback: '',
    expected: 'a command',
    schema: orNone(v.string()),
  },
  WALLET_PAGES: {
    meaning:
      'Folder with the built pages of the embedded wallet. Without it this service has no pages.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  MAIL_URL: {
    meaning:
      'SMTP server for codes and notices, such as `smtps://user:password@mail.example`. It gets five connections, or as many as `?maxConnections=20` at its end says, at most 20. Without it there is no login by e-mail.',
    fallback: '',
    expected: 'a URL such as smtps://user:password@mail.example:465',
    isSecret: true,
    schema: orNone(url(/^smtps?:$/)),
  },
  MAIL_FROM: {
    meaning: 'Sender of mails, such as `Example wallet <wallet@app.example>`.',
    fallback: '',
    expected: 'an address such as wallet@app.example, with a name or without',
    schema: orNone(v.pipe(v.string(), v.regex(/^(?:[^<>\r\n]{1,80} <)?[^\s<>@]+@[^\s<>@]+>?$/))),
  },
  MAIL_DKIM_FILE: {
    meaning:
      'JSON file with `domainName`, `keySelector` and `privateKey` (PEM), to sign mails. Without it the mail server signs, or nothing does.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  MAIL_LIMIT: {
    meaning:
      'Mails per hour, of all visitors together. Above it none is sent, and the log says so.',
    fallback: '2000',
    expected: 'a whole number from 1 to 10000000',
    schema: wholeNumber(1, 10_000_000),
  },
  WALLET_LOGIN_LIMIT: {
    meaning:
      'Logins per hour of one network, which an office or a school has for everyone in it. 0 for no limit.',
    fallback: '20',
    expected: 'a whole number from 0 to 100000',
    schema: wholeNumber(0, 100_000),
  },
  WALLET_RECOVERY: {
    meaning:
      'Whether a wallet needs a recovery method before it is created (`required`), or can get one `later`.',
    fallback: 'required',
    expected: '"required" or "later"',
    schema: v.picklist(['required', 'later']),
  },
  WALLET_RECOVERY_HOLD: {
    meaning: 'How long recovery by code waits, so that the owner can stop it.',
    fallback: '24h',
    expected: 'hours from 0h to 720h',
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}h$/),
      v.transform(Number.parseInt),
      v.maxValue(720),
    ),
  },
  WALLET_NEW_DEVICE: {
    meaning:
      'What a new browser needs: a `passkey`, or `passkey+email`, which also asks for a code to the e-mail of the account, or for its other login where it has no e-mail. That needs MAIL_URL.',
    fallback: 'passkey',
    expected: '"passkey" or "passkey+email"',
    schema: v.picklist(['passkey', 'passkey+email']),
  },
  WALLET_CONFIRM: {
    meaning: 'Whether new wallets ask for a passkey at each signature, where the visitor has one.',
    fallback: 'passkey',
    expected: '"passkey" or "off"',
    schema: v.picklist(['passkey', 'off']),
  },
  WALLET_APPROVALS: {
    meaning:
      'Where visitors approve: in the `frame` what [may be there](../../docs/embedded-wallet.md#in-the-frame-or-in-a-window), or everything in a `window` of the wallet’s origin.',
    fallback: 'frame',
    expected: '"frame" or "window"',
    schema: v.picklist(['frame', 'window']),
  },
  WALLET_SESSION_DAYS: {
    meaning: 'Days without a visit after which a visitor logs in again. At most 30 in total.',
    fallback: '7',
    expected: 'a whole number from 1 to 30',
    schema: wholeNumber(1, 30),
  },
  WALLET_TEST: {
    meaning:
      'Whether providers may be stand-ins on another machine. Never on where visitors have money.',
    fallback: 'off',
    expected: '"on" or "off"',
    schema: onOrOff,
  },
} satisfies Record<string, Setting<unknown>>

/** Whether a text is the origin of a page: of https, or of this machine. */
function isOrigin(text: string): boolean {
  const read = URL.parse(text)
  if (!read || read.origin !== text || read.hostname.includes('*')) return false
  const isLocal = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(read.hostname)
  return read.protocol === 'https:' || (read.protocol === 'http:' && isLocal)
}

function readKeys(text: string): readonly Uint8Array[] | undefined {
  const keys = text.split(',').map((part) => part.trim())
  const isUsable =
    keys.length <= 2 && keys.every((key) => /^[\w-]{42}[AEIMQUYcgkosw048]$/.test(key))
  return isUsable ? keys.map((key) => new Uint8Array(Buffer.from(key, 'base64url'))) : undefined
}
