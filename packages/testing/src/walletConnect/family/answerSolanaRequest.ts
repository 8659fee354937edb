import { base58, base64 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionOutput,
  SolanaSignMessageOutput,
  SolanaSignTransactionInput,
  SolanaSignTransactionOutput,
} from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import { bytesToHex } from 'viem'
import { invalidParams } from '../../params/invalidParams.ts'
import { isRecord } from '../../params/isRecord.ts'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import { createSolanaState } from '../../solana/createSolanaState.ts'
import type { SolanaApproval } from '../../solana/solanaApproval.ts'
import type { SolanaKey } from '../../solana/solanaKey.ts'
import type { SolanaChain } from '../../solana/solanaMethod.ts'
import { solanaRequests } from '../../solana/solanaRequests.ts'
import type { FamilyNetwork } from './familyNetwork.ts'
import type { FamilyQuestion } from './familyQuestion.ts'
import type { FamilyCall } from './peerFamily.ts'
import { readEncoded } from './readEncoded.ts'
import { readSolanaTransaction } from './readSolanaTransaction.ts'
import { readText } from './readText.ts'

export type SolanaCall = FamilyCall & { readonly keys: readonly SolanaKey[] }

/** WalletConnect's Solana methods, answered by the Solana wallet. */
export const solanaMethods: Readonly<Record<string, (call: SolanaCall) => Promise<unknown>>> = {
  solana_getAccounts: listAccounts,
  solana_requestAccounts: listAccounts,
  async solana_signMessage(call) {
    const { params } = call
    const address = readText({ params, name: 'pubkey' })
    const text = readText({ params, name: 'message' })
    const message = readEncoded({ value: text, name: 'message', encoding: 'base58' })
    const input = { account: toAccount(call, address), message }
    const [signed] = (await wallet(call)['solana:signMessage']([
      input,
    ])) as readonly SolanaSignMessageOutput[]
    return { signature: base58.encode(signed?.signature ?? nothing) }
  },
  async solana_signTransaction(call) {
    const { input, signerPlace } = readInput(call, readText({ ...call, name: 'transaction' }))
    const [signed] = (await wallet(call)['solana:signTransaction']([
      input,
    ])) as readonly SolanaSignTransactionOutput[]
    const bytes = signed?.signedTransaction ?? nothing
    const { signatures } = readSolanaTransaction(bytes)
    return {
      signature: base58.encode(signatures[signerPlace] ?? nothing),
      transaction: base64.encode(bytes),
    }
  },
  async solana_signAllTransactions(call) {
    const { transactions } = isRecord(call.params) ? call.params : {}
    if (!Array.isArray(transactions) || transactions.length === 0)
      throw invalidParams('"transactions" must be a list')
    const inputs = transactions.map((transaction) => readInput(call, transaction).input)
    const signed = (await wallet(call)['solana:signTransaction'](
      inputs,
    )) as readonly SolanaSignTransactionOutput[]
    return {
      transactions: signed.map(({ signedTransaction }) => base64.encode(signedTransaction)),
    }
  },
  async solana_signAndSendTransaction(call) {
    const { input } = readInput(call, readText({ ...call, name: 'transaction' }))
    const { sendOptions } = isRecord(call.params) ? call.params : {}
    const options = isRecord(sendOptions) ? sendOptions : {}
    const [sent] = (await wallet(call)['solana:signAndSendTransaction']([
      { ...input, options },
    ])) as readonly SolanaSignAndSendTransactionOutput[]
    return { signature: base58.encode(sent?.signature ?? nothing) }
  },
}

async function listAccounts({ accounts }: SolanaCall): Promise<unknown> {
  return accounts.map((pubkey) => ({ pubkey }))
}

const nothing = new Uint8Array()

/** The Solana wallet with the permissions of this app. */
function wallet(call: SolanaCall) {
  const { keys, network, accounts, ask } = call
  const addresses = keys.map(({ address }) => address)
  const storage = { getItem: () => null, setItem: () => {} }
  return solanaRequests({
    keys,
    // Only connecting uses the state, and the session is connected.
    state: createSolanaState({ addresses, storage, storageKey: '', onChange: () => {} }),
    rpcUrls: network.rpcUrl === undefined ? {} : { [network.id]: network.rpcUrl },
    accounts: () => accounts.map((address) => toAccount(call, address)),
    async approve(approval) {
      await ask(toQuestion({ approval, network }))
      return true
    },
  })
}

function toAccount({ keys, network }: SolanaCall, address: string): WalletAccount {
  const publicKey = keys.find((key) => key.address === address)?.publicKey ?? nothing
  return { address, publicKey, chains: [network.id as SolanaChain], features: [] }
}

/** Reads a transaction and the session account that signs it. */
function readInput(
  call: SolanaCall,
  value: unknown,
): { input: SolanaSignTransactionInput; signerPlace: number } {
  const transaction = readEncoded({ value, name: 'transaction', encoding: 'base64' })
  const signers = readSigners(transaction)
  const signerPlace = signers.findIndex((signer) => call.accounts.includes(signer))
  if (signerPlace < 0) {
    const message = 'The transaction asks none of the accounts of the session to sign.'
    throw new ProviderRpcError({ code: 4100, message })
  }
  const account = toAccount(call, signers[signerPlace] ?? '')
  return { input: { account, transaction, chain: call.network.id as SolanaChain }, signerPlace }
}

function readSigners(transaction: Uint8Array): readonly string[] {
  try {
    return readSolanaTransaction(transaction).signers
  } catch {
    throw invalidParams('"transaction" must be a transaction of Solana')
  }
}

function toQuestion(parameters: {
  approval: SolanaApproval
  network: FamilyNetwork
}): FamilyQuestion {
  const { approval, network } = parameters
  switch (approval.kind) {
    case 'signMessage': {
      const { address, message } = approval
      const bytes = bytesToHex(message)
      return { kind: 'signSolanaMessage', network, address, message: readable(message), bytes }
    }
    case 'signTransaction': {
      const { address, isSent } = approval
      const transactions = approval.transactions.map((bytes) => base64.encode(bytes))
      return { kind: 'signSolanaTransactions', network, address, transactions, isSent }
    }
    case 'connect':
    case 'signIn':
      throw new Error('A session is connected from the start.')
    default:
      return approval satisfies never
  }
}

function readable(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(message)
  } catch {
    return bytesToHex(message)
  }
}
