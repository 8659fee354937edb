import { parseMessage } from '../../i18n/message/parseMessage.ts'
import { listArguments } from '../listArguments.ts'
import type { Register, Term } from './register.ts'

/** Texts by key. */
export type Texts = { readonly [key: string]: string }

/** Where the English names a term. */
const english: { readonly [term in Term]: RegExp } = {
  wallet: /\bwallets?\b/i,
  account: /\baccounts?\b/i,
  address: /\baddress\b/i,
  network: /\bnetworks?\b/i,
  token: /\btokens?\b/i,
  transaction: /\btransactions?\b/i,
  recipient: /\brecipient/i,
  networkFee: /\bnetwork fee\b/i,
  balance: /\bbalance\b/i,
  explorer: /\bexplorer\b/i,
  connect: /^connect\b/i,
  disconnect: /^disconnect\b/i,
  send: /^send\b/i,
  receive: /^receive\b/i,
  sign: /\bsign the\b/i,
  qrCode: /\bQR code\b/i,
  contract: /\bcontract\b/i,
}

/** Longer texts may say a term in other words. */
const maxWords = 4

const englishWords = ['the', 'your', 'with', 'this', 'please', 'you', 'couldn’t', 'can’t', 'isn’t']
const latinNames =
  /\b(QR|ENS|NFT|Lightning|iPhone|Android|WalletConnect|Bitcoin|Farcaster|Web3?|Ordinals?)\b/g
const notLatin = /^(ar|he|hi|ja|ko|ru|th|uk|zh)/
const anyQuote = /[“”„‟«»‹›‘‚「」『』]/gu

/** What is wrong with a language's texts, as `key: what`. */
export function findFaults(parameters: {
  register: Register
  texts: Texts
  english: Texts
}): string[] {
  const { register, texts } = parameters
  const perText = Object.entries(texts).flatMap(([key, text]) =>
    faultsOf({ register, text, source: parameters.english[key] ?? '' }).map(
      (fault) => `${key}: ${fault} in “${text}”`,
    ),
  )
  return [...perText, ...findTwoTranslations(parameters)]
}

function faultsOf(parameters: { register: Register; text: string; source: string }): string[] {
  const { register, text, source } = parameters
  const { language, address, notAddress, terms, rivals, quotes } = register
  // Names of values are no words.
  const plain = text.replace(/\{\w+[,}]/g, ' ')
  const has = (word: string, flags: string) => toPattern(word, register, flags).test(plain)
  const faults: string[] = []

  for (const word of notAddress)
    if (has(word, 'u')) faults.push(`“${word}” is not the register “${address}”`)
  for (const word of rivals)
    if (has(word, 'iu')) faults.push(`“${word}” is another word for a term`)
  if (isShort(source))
    for (const [term, words] of Object.entries(terms) as [Term, readonly string[]][])
      if (english[term].test(source) && !words.some((word) => has(word, 'iu')))
        faults.push(`the term ${term} (${words.join(', ')}) is missing`)

  if (list(text) !== list(source)) faults.push('the values differ from the English ones')
  if (/['"]/.test(text)) faults.push('a straight quote or apostrophe')
  for (const mark of text.replace(/(?<=\p{L})[‘’]/gu, '').match(anyQuote) ?? [])
    if (!quotes.includes(mark)) faults.push(`the quotation mark ${mark}`)
  if (language === 'fr' && /(?<![\u00a0\u202f])[:?!;»]|«(?![\u00a0\u202f])/.test(text))
    faults.push('no narrow space at a mark')

  for (const word of englishWords)
    if (toPattern(word, { isUnspaced: false }, 'iu').test(plain))
      faults.push(`the English word “${word}”`)
  if (notLatin.test(language)) {
    const [word] = plain.replace(latinNames, '').match(/(?<!\w)[a-z]{3,}(?=\W|$)(?!\s*\{)/i) ?? []
    const isSyntax = word && /^(plural|select|one|two|few|many|zero|other)$/.test(word)
    if (word && !isSyntax && !/\{\w+, (plural|select),/.test(text))
      faults.push(`the Latin word “${word}”`)
  }
  return faults
}

/** Texts that are one in English and several in the translation, such as “View on explorer”. */
function findTwoTranslations(parameters: { texts: Texts; english: Texts }): string[] {
  const byEnglish = new Map<string, Map<string, string>>()
  for (const [key, source] of Object.entries(parameters.english)) {
    const translations = byEnglish.get(source) ?? new Map<string, string>()
    translations.set(parameters.texts[key] ?? '', key)
    byEnglish.set(source, translations)
  }
  return [...byEnglish].flatMap(([source, translations]) =>
    translations.size < 2
      ? []
      : [
          `${[...translations.values()].join(', ')}: “${source}” is translated as ${[...translations.keys()].map((text) => `“${text}”`).join(' and ')}`,
        ],
  )
}

function isShort(source: string): boolean {
  const words = source.replace(/\{[^}]*\}/g, ' ').match(/[\p{L}’]+/gu) ?? []
  return words.length <= maxWords && !source.includes('{')
}

function list(text: string): string {
  try {
    return listArguments(parseMessage(text)).join()
  } catch {
    return 'malformed'
  }
}

function toPattern(word: string, register: Pick<Register, 'isUnspaced'>, flags: string): RegExp {
  const letters = register.isUnspaced ? '' : '[\\p{L}\\p{M}’]*'
  const body = word.replace(/[.?()[\]]/g, '\\$&').replaceAll('*', letters)
  return register.isUnspaced
    ? // A mark makes it another syllable, and so another word.
      new RegExp(`${body}(?!\\p{M})`, flags)
    : new RegExp(`(?<![\\p{L}\\p{M}])${body}(?![\\p{L}\\p{M}])`, flags)
}
