const longestText = 200
const longestWhole = 60

// The zeros of other decimal digits: Arabic, Persian, Hindi, Bengali, Thai, full width.
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** How US dollars are written beside a number. */
const dollars = ['$', 'US$', 'USD']

/**
 * Normalizes a typed or pasted amount to a plain decimal number (`1234.5`), truncated to the unit's
 * decimals. Empty for empty text. `null` for anything else, such as a sign, an exponent, `1M`, or
 * the name of another unit: five dollars are not five coins.
 * A single point is the decimal sign in every language, because token amounts are written that way
 * and a thousands separator would send a thousand times more. A single comma is too, unless the
 * language groups by commas and exactly three digits follow.
 */
export function cleanAmount(parameters: {
  text: string
  decimals: number
  /** The thousands separator of the visitor's language. */
  groupSign: string
  /** The symbol of the unit, which may precede or follow the number. */
  symbol?: string | undefined
}): string | null {
  const { text, decimals, groupSign, symbol } = parameters
  if (text.length > longestText) return null
  const plain = toPlainDigits(text)
    .replace(/[\s\p{Cf}'’٬]/gu, '')
    .replace(/٫/g, '.')
  if (!plain) return ''
  const [, before, number, after] = /^([\p{L}\p{Sc}]*)([\d.,]+)([\p{L}\p{Sc}]*)$/u.exec(plain) ?? []
  if (!number) return null
  const names = [before, after].filter(Boolean).join(' ')
  if (names !== '' && !isName(names, symbol)) return null
  const parts = splitNumber(number, groupSign)
  if (!parts) return null
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0'
  if (whole.length > longestWhole) return null
  if (parts.fraction === undefined || decimals === 0) return whole
  return `${whole}.${parts.fraction.slice(0, decimals)}`
}

/** One letter is no name: it may stand for thousands, millions or an exponent. */
function isName(text: string, symbol: string | undefined): boolean {
  const names = symbol === 'USD' ? dollars : [symbol]
  const isLetter = /^\p{L}$/u.test(text)
  return !isLetter && names.some((name) => name?.toLowerCase() === text.toLowerCase())
}

function splitNumber(
  number: string,
  groupSign: string,
): { whole: string; fraction?: string | undefined } | null {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (last < 0) return { whole: number }
  const sign = number.charAt(last)
  const head = number.slice(0, last)
  const fraction = number.slice(last + 1)
  if (/^\d*$/.test(head)) {
    const isGroup = sign === ',' && groupSign === ',' && /^[1-9]\d{0,2}$/.test(head)
    return isGroup && fraction.length === 3 ? { whole: head + fraction } : { whole: head, fraction }
  }
  const group = sign === '.' ? ',' : '.'
  // A repeated sign separates groups, so there are no decimals.
  if (head.includes(sign)) return isGrouped(number, sign) ? { whole: strip(number, sign) } : null
  return isGrouped(head, group) ? { whole: strip(head, group), fraction } : null
}

/** Groups of three digits, or of two before the last three as in India. */
function isGrouped(text: string, sign: string): boolean {
  const groups = text.split(sign).join(' ')
  return /^\d{1,3}((?: \d{3})*|(?: \d{2})*) \d{3}$/.test(groups)
}

function strip(text: string, sign: string): string {
  return text.split(sign).join('')
}

function toPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : `${code - zero}`
  })
}
