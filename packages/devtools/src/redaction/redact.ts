/** What stands in place of a secret. */
export const redacted = '[redacted]'

/** Names of properties whose values are secrets, whatever they are. */
const secretNames =
  /^(?:sym_?key|private_?key|secret|mnemonic|seed(?:phrase)?|pass(?:word|phrase|code)|pin|otp|code_?verifier|(?:access|refresh|session|id|csrf|bearer)_?token|authorization|cookie|signature|email|share|user)$/i

/** Secrets inside texts: keys of pairing URIs, tokens with a signature, and bearer tokens. */
const secretTexts: readonly RegExp[] = [
  /(?<=\bsymKey=)[0-9a-f]+/gi,
  /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g,
  /(?<=\bBearer )[\w.~+/-]+=*/gi,
  /(?<=[?&#](?:code|token|access_token|id_token|otp)=)[^&\s"]+/gi,
  /[^\s"<>@]{1,64}@[^\s"<>@]{1,255}\.[a-z]{2,}/gi,
]

/** Levels of objects inside objects, and entries of one, that are shown. */
const limits = { depth: 12, entries: 500, text: 20_000 } as const

/**
 * A copy as plain JSON, without secrets. Numbers beyond JSON become texts; functions, parts that
 * repeat, and what is too deep or too long are named.
 */
export function redact(value: unknown, depth = 0, seen: readonly object[] = []): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return '[function]'
  if (typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (seen.includes(value)) return '[circular]'
  if (depth >= limits.depth) return '[…]'
  const within = [...seen, value]
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (value instanceof Error) return redactError(value, depth, within)
  const entries = value instanceof Map ? [...value] : Object.entries(value)
  const shown = entries.slice(0, limits.entries)
  const more = entries.length - shown.length
  if (Array.isArray(value) || value instanceof Set) {
    const items = [...value].slice(0, limits.entries).map((item) => redact(item, depth + 1, within))
    return more > 0 ? [...items, `[${more} more]`] : items
  }
  const copied = shown.map(([name, part]) => [
    String(name),
    secretNames.test(String(name)) && part !== undefined && part !== null
      ? redacted
      : redact(part, depth + 1, within),
  ])
  return Object.fromEntries(more > 0 ? [...copied, ['…', `[${more} more]`]] : copied)
}

function redactText(text: string): string {
  const short = text.length > limits.text ? `${text.slice(0, limits.text)}…` : text
  const inner = redactInner(short)
  return secretTexts.reduce((shown, secret) => shown.replace(secret, redacted), inner)
}

/** Texts that are JSON themselves, as storage has them, are looked into. */
function redactInner(text: string): string {
  if (!/^\s*[{[]/.test(text)) return text
  try {
    return JSON.stringify(redact(JSON.parse(text)))
  } catch {
    return text
  }
}

function redactError(error: Error, depth: number, seen: readonly object[]): unknown {
  const { name, message, cause } = error
  const { code, context, shortMessage } = error as {
    code?: unknown
    context?: unknown
    shortMessage?: unknown
  }
  const facts = { name, code, message: shortMessage ?? message, context, cause }
  return redact(facts, depth, seen)
}
