import { base64 } from '@scure/base'
import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  serializeTransaction,
} from 'viem'
import { toContractAddress } from '../accounts/toContractAddress.ts'
import { toContractMessage } from '../accounts/toContractMessage.ts'
import type { Account } from '../custody/keystore/account.ts'
import type { FrameContract, FrameTransaction } from '../protocol/frameRequest.ts'
import { isHiddenOperation } from '../protocol/isHiddenOperation.ts'
import { requireForeign } from './requireForeign.ts'
import { signBytes } from './signBytes.ts'
import type { PlainQuestion } from './signerTask.ts'
import { signHash } from './signHash.ts'
import { toSignature } from './toSignature.ts'

type SigningAccount = Pick<Account, 'privateKey' | 'address' | 'namespace'>

/** Reads and completes transactions of Solana. */
export type SolanaTransactions = {
  /** What is signed, if the account is a signer of it. */
  readMessage(transaction: Uint8Array, address: string): Uint8Array | undefined
  addSignature(parameters: {
    transaction: Uint8Array
    address: string
    signature: Uint8Array
  }): Uint8Array | undefined
}

/**
 * Signs a question with the key of an account. What names another account or another chain is not
 * signed, whatever the visitor was shown.
 * @throws an error without a secret
 */
export function signQuestion(parameters: {
  question: PlainQuestion
  account: SigningAccount
  caipNetworkId: string
  solana: SolanaTransactions
}): readonly string[] {
  const { question, account, caipNetworkId, solana } = parameters
  const [namespace] = caipNetworkId.split(':')
  if (account.namespace !== namespace) throw new TypeError('An account of another namespace.')
  const sign = (hash: Hex, contract: FrameContract | undefined) =>
    toSignature(
      signHash(
        contract ? bindToContract(hash, { contract, account, caipNetworkId }) : hash,
        account,
      ),
    )
  switch (question.method) {
    case 'personal_sign':
      return [sign(hashMessage({ raw: question.message }), question.contract)]
    case 'eth_signTypedData_v4': {
      const data = readTypedData(question.typedData, caipNetworkId)
      return [sign(hashTypedData(data), question.contract)]
    }
    case 'eth_signTransaction':
      return [signTransaction(question.transaction, account, caipNetworkId)]
    case 'solana_signMessage': {
      const message = base64.decode(question.message)
      // A transaction that is disguised as a message would be one.
      if (solana.readMessage(wrap(message), account.address))
        throw new TypeError('A transaction as a message.')
      return [base64.encode(signBytes(message, account))]
    }
    case 'solana_signTransaction':
      return question.transactions.map((text) => {
        const [transaction, { address }] = [base64.decode(text), account]
        const message = solana.readMessage(transaction, address)
        const signature = message && signBytes(message, account)
        const signed = signature && solana.addSignature({ transaction, address, signature })
        if (!signed) throw new TypeError('A transaction that the account does not sign.')
        return base64.encode(signed)
      })
  }
}

/** What the key signs of a message that only its contract account says, on one chain. */
function bindToContract(
  hash: Hex,
  given: { contract: FrameContract; account: SigningAccount; caipNetworkId: string },
): Hex {
  const { contract, caipNetworkId } = given
  const owner = given.account.address as Address
  const chainId = Number(caipNetworkId.split(':')[1])
  const account = toContractAddress({ owner, creationHash: contract.creationHash })
  return hashTypedData(toContractMessage({ hash, account, chainId }))
}

function signTransaction(
  given: FrameTransaction,
  account: SigningAccount,
  caipNetworkId: string,
): Hex {
  const { chainId, nonce, to, data } = given
  requireForeign([{ to, data }], account.address as Address)
  if (caipNetworkId !== `eip155:${chainId}`) throw new TypeError('A transaction of another chain.')
  const transaction = {
    ...({ type: 'eip1559', chainId, nonce, data, ...(to && { to }) } as const),
    value: BigInt(given.value),
    gas: BigInt(given.gas),
    maxFeePerGas: BigInt(given.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(given.maxPriorityFeePerGas),
  }
  const { r, s, yParity } = signHash(keccak256(serializeTransaction(transaction)), account)
  return serializeTransaction(transaction, { r, s, yParity })
}

/** Typed data for another chain than the one that was shown, or that hides calls, is not signed. */
function readTypedData(text: string, caipNetworkId: string) {
  const data = JSON.parse(text)
  const chainId: unknown = data?.domain?.chainId
  const isForeign = chainId !== undefined && `eip155:${BigInt(chainId as string)}` !== caipNetworkId
  if (isForeign || isHiddenOperation(data)) throw new TypeError('Other typed data.')
  return data
}

/** A message of a transaction as a transaction without signatures. */
function wrap(message: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = message
  const count = first >= 0x80 ? second : first
  return Uint8Array.from([count, ...new Uint8Array(64 * Math.min(count, 127)), ...message])
}
