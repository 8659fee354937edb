import { CleatError } from '@cleat/core/adapter'
import { base64, hex } from '@scure/base'
import { askWallet } from './askWallet.ts'
import type { BitcoinWallet } from './bitcoinWallet.ts'
import type { DialectWallet, MessageProtocol } from './dialectWallet.ts'

/**
 * Asks a wallet to sign a text: base64, whatever the wallet writes.
 * @throws `REQUEST_USER_REJECTED`, `WALLET_…`
 */
export async function signMessage(
  parameters: Parameters<BitcoinWallet['signMessage']>[0] & {
    dialect: DialectWallet
    wallet: string
  },
): Promise<string> {
  const { dialect, wallet, message, account, network } = parameters
  const facts = { wallet, method: 'signMessage' }
  const protocol = chooseProtocol(parameters)
  if (!protocol) throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  const answer = await askWallet({
    ...{ doing: 'request', wallet, subject: facts.method },
    ask: () => dialect.signMessage({ message, account, protocol, network }),
  })
  const signature = toSignature(answer)
  if (!signature) throw new CleatError('WALLET_BAD_ANSWER', { context: { ...facts, answer } })
  const isEcdsa = signature.length === 65
  if (parameters.protocol && isEcdsa !== (parameters.protocol === 'ecdsa'))
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  return base64.encode(signature)
}

function chooseProtocol(
  parameters: Parameters<typeof signMessage>[0],
): MessageProtocol | undefined {
  const { dialect, account, protocol } = parameters
  // Of a taproot key only BIP-322 says how it signs.
  const suited = account.type === 'ordinal' ? 'bip322' : 'ecdsa'
  if (!dialect.protocols) return protocol ?? suited
  if (protocol) return dialect.protocols.find((known) => known === protocol)
  return dialect.protocols.includes(suited) ? suited : dialect.protocols[0]
}

/** Wallets write bytes, hexadecimal or base64. 65 bytes are a signature with its key, more or fewer a witness. */
function toSignature(answer: unknown): Uint8Array | undefined {
  const bytes = answer instanceof Uint8Array ? answer.slice() : toBytes(answer)
  return bytes && bytes.length >= 64 && bytes.length <= 4096 ? bytes : undefined
}

function toBytes(answer: unknown): Uint8Array | undefined {
  if (typeof answer !== 'string' || answer.length > 8192) return undefined
  try {
    return /^(?:[0-9a-f]{2}){64,}$/i.test(answer) ? hex.decode(answer) : base64.decode(answer)
  } catch {
    return undefined
  }
}
