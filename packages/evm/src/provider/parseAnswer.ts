import { readProperty } from '@cleat/core/adapter'

/**
 * Thrown while an answer is parsed. The guard converts it to a `WALLET_BAD_ANSWER` that names the
 * wallet.
 */
const refused: unique symbol = Symbol('refused')

type Parser = (answer: unknown) => unknown

const accountLimit = 1000

/** Hex of the given form, with the standard's prefix. */
function hex(answer: unknown, form: RegExp): string | typeof refused {
  return typeof answer === 'string' && form.test(answer) ? `0x${answer.slice(2)}` : refused
}

/**
 * The first thousand addresses as the wallet wrote them, without duplicates. The adapter checks
 * checksums.
 */
function accounts(answer: unknown): unknown {
  if (!Array.isArray(answer)) return refused
  const seen = new Map<string, string>()
  for (const given of answer.slice(0, accountLimit) as unknown[]) {
    const address = hex(given, /^0x[0-9a-f]{40}$/i)
    if (typeof address !== 'string') return refused
    if (!seen.has(address.toLowerCase())) seen.set(address.toLowerCase(), address)
  }
  return [...seen.values()]
}

/**
 * A chain id as hex. Wallets also answer with numbers and decimal text. Anything but one positive
 * integer is refused.
 */
function chainId(answer: unknown): unknown {
  const text = typeof answer === 'string' ? answer.trim() : answer
  const isText = typeof text === 'string' && /^(0x[0-9a-f]+|[1-9][0-9]*)$/i.test(text)
  if (!isText && typeof text !== 'number') return refused
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? `0x${id.toString(16)}` : refused
}

/** Signatures of contracts have no fixed length; those in use are a few kilobytes. */
const signatureLimit = 2 + 2 * 65_536

/** The most that the standard allows for the id of a batch. */
const idLimit = 2 + 2 * 4096

/** One byte of hex to 64 kB of it. */
function bytes(answer: unknown): unknown {
  if (typeof answer === 'string' && answer.length > signatureLimit) return refused
  return hex(answer, /^0x(?:[0-9a-f]{2})+$/i)
}

function hash(answer: unknown): unknown {
  return hex(answer, /^0x[0-9a-f]{64}$/i)
}

/** The id of a batch: as text, and as an object since version 2 (EIP-5792). */
function batch(answer: unknown): unknown {
  const id = typeof answer === 'object' ? readProperty(answer, 'id') : answer
  return typeof id === 'string' && id !== '' && id.length <= idLimit ? answer : refused
}

const parsers: { readonly [method: string]: Parser | undefined } = {
  eth_accounts: accounts,
  eth_requestAccounts: accounts,
  eth_chainId: chainId,
  personal_sign: bytes,
  eth_signTypedData: bytes,
  eth_signTypedData_v3: bytes,
  eth_signTypedData_v4: bytes,
  eth_sendTransaction: hash,
  eth_sendRawTransaction: hash,
  wallet_sendCalls: batch,
}

/**
 * Parses a wallet's answer to the standard's form, or `ok: false`. Answers of methods without a
 * standard form pass unchanged.
 * @see EIP-1193, EIP-1474, EIP-5792
 */
export function parseAnswer(
  method: string,
  answer: unknown,
): { ok: true; value: unknown } | { ok: false } {
  const parse = Object.hasOwn(parsers, method) ? parsers[method] : undefined
  try {
    const value = parse ? parse(answer) : answer
    return value === refused ? { ok: false } : { ok: true, value }
  } catch {
    // The answer cannot be read.
    return { ok: false }
  }
}
