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

/** At least one byte of hex, because contract signatures have no fixed length. */
function bytes(answer: unknown): unknown {
  return hex(answer, /^0x(?:[0-9a-f]{2})+$/i)
}

function hash(answer: unknown): unknown {
  return hex(answer, /^0x[0-9a-f]{64}$/i)
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
}

/**
 * Parses a wallet's answer to the standard's form, or `ok: false`. Answers of methods without a
 * standard form pass unchanged.
 * @see EIP-1193, EIP-1474
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
