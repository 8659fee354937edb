import { base64, hex } from '@scure/base'
import { Address, Transaction } from '@scure/btc-signer'
import type { BitcoinChain } from '../../bitcoin/bitcoinChain.ts'
import type { BitcoinMethod, BitcoinMethods } from '../../bitcoin/bitcoinMethods.ts'
import { type BitcoinNetworkName, bitcoinNetworks } from '../../bitcoin/bitcoinNetwork.ts'
import type { BitcoinKey } from '../../bitcoin/deriveBitcoinKeys.ts'
import type { BitcoinInputToSign } from '../../bitcoin/signBitcoinPsbt.ts'
import { answerBitcoin } from '../../bitcoin/wallet/answerBitcoin.ts'
import { invalidParams } from '../../params/invalidParams.ts'
import { isRecord } from '../../params/isRecord.ts'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import { accountAddresses } from './accountAddresses.ts'
import type { FamilyCall } from './peerFamily.ts'
import { readEncoded } from './readEncoded.ts'
import { readSignInputs } from './readSignInputs.ts'
import { readText } from './readText.ts'

export type BitcoinCall = FamilyCall & {
  readonly fetch: BitcoinChain['fetch'] | undefined
  readonly name: BitcoinNetworkName
  /** The accounts on the network: each one's payment and ordinals key. */
  readonly keys: readonly (readonly [BitcoinKey, BitcoinKey])[]
}

/** WalletConnect's Bitcoin methods, answered by the Bitcoin wallet. */
export const bitcoinMethods: Readonly<Record<string, (call: BitcoinCall) => Promise<unknown>>> = {
  async getAccountAddresses(call) {
    const { intentions } = isRecord(call.params) ? call.params : {}
    const addresses = accountAddresses(findKeys(call))
    if (!Array.isArray(intentions)) return addresses
    return addresses.filter(({ intention }) => intentions.includes(intention))
  },
  async signMessage(call) {
    const { params, network, ask } = call
    const keys = findKeys(call)
    const message = readText({ params, name: 'message' })
    const address = readAddress(call, keys)
    const protocol = readProtocol(params)
    await ask({ kind: 'signBitcoinMessage', network, address, message, protocol })
    const answer = await run(call, { method: 'signMessage', asked: { address, message, protocol } })
    return { address: answer.address, signature: hex.encode(base64.decode(answer.signature)) }
  },
  async signPsbt(call) {
    const { params, network, ask } = call
    const addresses = findKeys(call).map(({ address }) => address)
    const psbt = readPsbt(params)
    const inputs = readSignInputs(params)
    requireOwnInputs({ addresses, inputs })
    const isSent = isRecord(params) && params.broadcast === true
    await ask({
      ...{ kind: 'signPsbt', network, addresses, inputs, isSent },
      psbt: base64.encode(psbt),
    })
    const asked = { psbt, inputs, finalize: isSent, broadcast: isSent }
    const answer = await run(call, { method: 'signPsbt', asked })
    const signed = base64.encode(answer.psbt)
    return answer.txid === undefined ? { psbt: signed } : { psbt: signed, txid: answer.txid }
  },
  async sendTransfer(call) {
    const { params, network, ask } = call
    const [{ address: from }] = findKeys(call)
    const recipient = readRecipient(call)
    const amount = readText({ params, name: 'amount' })
    if (!/^[1-9]\d{0,15}$/.test(amount)) throw invalidParams('"amount" must be satoshis')
    refuseExtras({ params, from })
    const sats = BigInt(amount)
    await ask({ kind: 'sendBitcoin', network, from, to: recipient, sats })
    return run(call, { method: 'sendTransfer', asked: { recipient, sats } })
  },
}

/** Calls the Bitcoin wallet after the user's approval. */
async function run<method extends BitcoinMethod>(
  call: BitcoinCall,
  request: { method: method; asked: BitcoinMethods[method]['parameters'] },
): Promise<BitcoinMethods[method]['answer']> {
  const { name, network } = call
  const state = {
    ...{ network: name, index: 0, first: 'payment' as const },
    ...{ isPermitted: true, isLocked: false },
  }
  const chain =
    network.rpcUrl === undefined || !call.fetch
      ? undefined
      : { esploraUrl: network.rpcUrl, fetch: call.fetch }
  // The answer has the type of the method.
  return answerBitcoin({
    ...request,
    state,
    chain,
    keys: findKeys(call),
    notify: () => {},
  }) as never
}

/** The keys of the requested account. */
function findKeys(call: BitcoinCall): readonly [BitcoinKey, BitcoinKey] {
  const account = readText({ params: call.params, name: 'account' })
  const found = call.keys.find(([payment]) => payment.address === account)
  if (found && call.accounts.includes(account)) return found
  throw new ProviderRpcError({ code: 4100, message: `The session lacks ${account}.` })
}

function readAddress({ params }: BitcoinCall, keys: readonly [BitcoinKey, BitcoinKey]): string {
  const { address } = isRecord(params) ? params : {}
  if (address === undefined) return keys[0].address
  const own = keys.find((key) => key.address === address)
  if (own) return own.address
  throw new ProviderRpcError({ code: 4100, message: `The account lacks ${String(address)}.` })
}

function readProtocol(params: unknown): 'ecdsa' | 'bip322' {
  const { protocol = 'ecdsa' } = isRecord(params) ? params : {}
  if (protocol === 'ecdsa' || protocol === 'bip322') return protocol
  throw invalidParams('"protocol" must be ecdsa or bip322')
}

function readPsbt(params: unknown): Uint8Array {
  const value = readText({ params, name: 'psbt' })
  const psbt = readEncoded({ value, name: 'psbt', encoding: 'base64' })
  try {
    Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
  } catch {
    throw invalidParams('"psbt" must be a PSBT')
  }
  return psbt
}

function requireOwnInputs(parameters: {
  addresses: readonly string[]
  inputs: readonly BitcoinInputToSign[] | undefined
}): void {
  const { addresses, inputs = [] } = parameters
  const foreign = inputs.find(({ address = '' }) => !addresses.includes(address))
  if (!foreign) return
  throw new ProviderRpcError({ code: 4100, message: `The account lacks ${foreign.address}.` })
}

function readRecipient({ params, name }: BitcoinCall): string {
  const recipient = readText({ params, name: 'recipientAddress' })
  try {
    Address(bitcoinNetworks[name]).decode(recipient)
  } catch {
    throw invalidParams(`"recipientAddress" must be an address of ${name}`)
  }
  return recipient
}

/** Refuses unsupported fields. A dropped memo would lose a payment to an exchange. */
function refuseExtras({ params, from }: { params: unknown; from: string }): void {
  const { memo, changeAddress = from } = isRecord(params) ? params : {}
  if (memo !== undefined) throw invalidParams('this wallet pays without "memo"')
  if (changeAddress !== from) throw invalidParams('this wallet takes the change to "account"')
}
