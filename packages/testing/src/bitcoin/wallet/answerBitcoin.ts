import { Transaction } from '@scure/btc-signer'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import { type BitcoinChain, broadcast } from '../bitcoinChain.ts'
import type { BitcoinMethod, BitcoinMethods } from '../bitcoinMethods.ts'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import type { BitcoinKey } from '../deriveBitcoinKeys.ts'
import { signBip322Message } from '../message/signBip322Message.ts'
import { signEcdsaMessage } from '../message/signEcdsaMessage.ts'
import { payBitcoin } from '../payBitcoin.ts'
import { signBitcoinPsbt } from '../signBitcoinPsbt.ts'

/** The user's choices. */
export type BitcoinState = {
  network: BitcoinNetworkName
  /** The index of the account. */
  index: number
  /** The active address of the account. */
  first: 'payment' | 'ordinals'
  isPermitted: boolean
  isLocked: boolean
}

export type AnswerBitcoinParameters = {
  method: BitcoinMethod
  asked: unknown
  /** The active key comes first. */
  keys: readonly [BitcoinKey, BitcoinKey]
  chain: BitcoinChain | undefined
  state: BitcoinState
  notify: (change: 'network') => void
}

/** The ordinary answer after the user's approval. */
export async function answerBitcoin(parameters: AnswerBitcoinParameters): Promise<unknown> {
  const { method, asked, state } = parameters
  if (!open.has(method) && (!state.isPermitted || state.isLocked))
    throw new ProviderRpcError({ code: 4100, message: 'The site has to connect first.' })
  try {
    // Every dialect passes the parameters of its method.
    return await answers[method](asked as never, parameters)
  } catch (error) {
    if (error instanceof ProviderRpcError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProviderRpcError({ code: -32603, message: reason })
  }
}

/** Methods that need no connection. */
const open: ReadonlySet<BitcoinMethod> = new Set(['connect', 'disconnect'])

type Answers = {
  [method in BitcoinMethod]: (
    asked: BitcoinMethods[method]['parameters'],
    wallet: AnswerBitcoinParameters,
  ) => BitcoinMethods[method]['answer'] | Promise<BitcoinMethods[method]['answer']>
}

const answers: Answers = {
  connect({ isSilent }, { state, keys }) {
    if (isSilent && (!state.isPermitted || state.isLocked)) return []
    state.isPermitted = true
    state.isLocked = false
    return keys.map(({ address, purpose, type, publicKey, path }) => ({
      ...{ address, purpose, type, publicKey, path },
    }))
  },
  disconnect(_, { state }) {
    state.isPermitted = false
    return null
  },
  signMessage({ address, message, protocol }, { keys }) {
    const key = keys.find((known) => known.address === (address ?? keys[0].address))
    if (!key) throw new ProviderRpcError({ code: 4100, message: `The wallet lacks ${address}.` })
    const sign = protocol === 'ecdsa' ? signEcdsaMessage : signBip322Message
    return { address: key.address, signature: sign({ message, key }) }
  },
  async signPsbt({ psbt, inputs, finalize, broadcast: isSent }, { keys, chain }) {
    const transaction = signBitcoinPsbt({ psbt, inputs, finalize: finalize || isSent, keys })
    if (!isSent) return { psbt: transaction.toPSBT() }
    return { psbt: transaction.toPSBT(), txid: await broadcast(required(chain), transaction.hex) }
  },
  sendTransfer({ recipient, sats }, { keys, chain, state: { network } }) {
    const key = keys.find(({ purpose }) => purpose === 'payment') ?? keys[0]
    return payBitcoin({ chain: required(chain), network, key, recipient, sats })
  },
  async pushPsbt({ psbt }, { chain }) {
    const transaction = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
    if (!transaction.isFinal) transaction.finalize()
    return { txid: await broadcast(required(chain), transaction.hex) }
  },
  switchNetwork({ network }, { state, notify }) {
    state.network = network
    notify('network')
    return null
  },
}

function required(chain: BitcoinChain | undefined): BitcoinChain {
  if (!chain) throw new Error('The wallet has no way to the chain.')
  return chain
}
