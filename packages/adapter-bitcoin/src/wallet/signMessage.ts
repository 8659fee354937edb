import { CleatError } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { callWallet } from '../base/callWallet.ts'
import type { DialectWallet, MessageProtocol } from '../base/dialectWallet.ts'
import { loadChain } from '../lazy/loadChain.ts'

/**
 * Signs a text by a wallet. Resolves with base64, whatever encoding the wallet uses.
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
  const answer = await callWallet({
    ...{ doing: 'request', wallet, subject: facts.method },
    ask: () => dialect.signMessage({ message, account, protocol, network }),
  })
  const signature = (await loadChain()).readSignature(answer)
  if (!signature) throw new CleatError('WALLET_BAD_ANSWER', { context: { ...facts, answer } })
  if (parameters.protocol && signature.isEcdsa !== (parameters.protocol === 'ecdsa'))
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  return signature.encoded
}

function chooseProtocol(
  parameters: Parameters<typeof signMessage>[0],
): MessageProtocol | undefined {
  const { dialect, account, protocol } = parameters
  // Only BIP-322 defines message signatures for taproot.
  const suited = account.type === 'ordinal' ? 'bip322' : 'ecdsa'
  if (!dialect.protocols) return protocol ?? suited
  if (protocol) return dialect.protocols.find((known) => known === protocol)
  return dialect.protocols.includes(suited) ? suited : dialect.protocols[0]
}
