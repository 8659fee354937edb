import {
  type Address,
  type Hex,
  hashTypedData,
  isAddressEqual,
  keccak256,
  serializeTransaction,
  type TransactionSerializableEIP7702,
  zeroAddress,
} from 'viem'
import { hashAuthorization } from 'viem/utils'
import { checkOperation } from '../accounts/checkOperation.ts'
import { implementations } from '../accounts/implementations.ts'
import { isAsExpected } from '../accounts/isAsExpected.ts'
import { mostFee } from '../accounts/mostFee.ts'
import { readFrameCalls } from '../accounts/readFrameCalls.ts'
import { removalCall } from '../accounts/removalCall.ts'
import { toOperationData } from '../accounts/toOperationData.ts'
import { writeCalls } from '../accounts/writeCalls.ts'
import { writeOperation } from '../accounts/writeOperation.ts'
import type { Account } from '../custody/keystore/account.ts'
import { toGuardData } from '../guard/toGuardData.ts'
import type { FrameCalls, FrameRemoval } from '../protocol/frameCalls.ts'
import { checkFees } from './checkFees.ts'
import { requireForeign } from './requireForeign.ts'
import { signContractCalls } from './signContractCalls.ts'
import type { CallsQuestion } from './signerTask.ts'
import { signHash } from './signHash.ts'
import { toSignature } from './toSignature.ts'

type Key = Pick<Account, 'privateKey' | 'address' | 'namespace'>

/**
 * Signs the calls of a smart account. What is signed is written here, from what was shown, and read
 * back before the key is used.
 * @throws an error without a secret
 */
export function signCalls(parameters: {
  question: CallsQuestion
  account: Key
  caipNetworkId: string
}): readonly string[] {
  const { question, account, caipNetworkId } = parameters
  const { asked } = question
  if (account.namespace !== 'eip155') throw new TypeError('An account of another namespace.')
  if (caipNetworkId !== `eip155:${asked.chainId}`) throw new TypeError('Calls of another chain.')
  const key = { ...account, address: account.address as Address }
  if (question.method === 'wallet_removeUpgrade') return [signRemoval(question.asked, key)]
  return question.asked.implementation === 'contract'
    ? [signContractCalls(question.asked, key)]
    : signAsked(question.asked, key)
}

type EvmKey = Key & { readonly address: Address }

function signAsked(asked: FrameCalls, account: EvmKey): readonly string[] {
  const { chainId, road, upgrade, guard } = asked
  const { address } = account
  if (asked.implementation === 'contract') throw new TypeError('Calls of another account.')
  const implementation = implementations[asked.implementation]
  const { calls, terms } = readFrameCalls(asked)
  if (guard && implementation.id !== 'delegation') throw new TypeError('A limit without its code.')
  // What the account asks of the code that it runs is not what a visitor reads.
  if (calls.some(({ to, data }) => data !== '0x' && isAddressEqual(to, address)))
    throw new TypeError('A call of the account itself.')
  requireForeign(calls, address)
  checkFees(road)
  const guardSignature = terms
    ? sign(hashTypedData(toGuardData({ account: address, chainId, terms })), account)
    : '0x'
  const data = writeCalls({ asked, account: address, guardSignature })
  const limits = terms?.limits
  if (!isAsExpected(data, { account: address, calls, limits }))
    throw new TypeError('Other calls than were shown.')
  if (road.kind === 'transaction')
    return [
      signTransaction(
        { ...{ chainId, to: address, data }, ...toGas(road) },
        { account, delegate: upgrade === undefined ? undefined : implementation.address, upgrade },
      ),
    ]
  const operation = writeOperation({ asked, road, account: address, callData: data })
  checkOperation(operation, {
    ...{
      account: address,
      calls,
      limits,
      chainId,
      implementation,
      isUpgrade: upgrade !== undefined,
    },
    ...{ nonce: BigInt(road.nonce), mostFee: mostFee(operation) },
    paymaster: road.sponsor?.paymaster,
  })
  const shown = toOperationData({ operation, implementation, chainId, account: address })
  const signature = sign(hashTypedData(shown), account)
  if (upgrade === undefined) return [signature, '0x', guardSignature]
  const delegate = { address: implementation.address, chainId, nonce: upgrade }
  return [signature, sign(hashAuthorization(delegate), account), guardSignature]
}

function signRemoval(asked: FrameRemoval, account: EvmKey): Hex {
  const { chainId, nonce } = asked
  checkFees(asked)
  return signTransaction(
    { ...{ chainId, ...removalCall }, ...toGas(asked) },
    { account, delegate: zeroAddress, upgrade: nonce + 1 },
  )
}

function sign(hash: Hex, account: EvmKey): Hex {
  return toSignature(signHash(hash, account))
}

type Transaction = Pick<
  TransactionSerializableEIP7702,
  'chainId' | 'to' | 'data' | 'gas' | 'maxFeePerGas' | 'maxPriorityFeePerGas'
> & { readonly nonce: number }

function signTransaction(
  given: Transaction,
  {
    account,
    delegate,
    upgrade,
  }: { account: EvmKey; delegate: Address | undefined; upgrade: number | undefined },
): Hex {
  const seal = (transaction: Parameters<typeof serializeTransaction>[0]) => {
    const { r, s, yParity } = signHash(keccak256(serializeTransaction(transaction)), account)
    return serializeTransaction(transaction, { r, s, yParity })
  }
  if (delegate === undefined) return seal({ ...given, type: 'eip1559' })
  const { chainId, nonce } = given
  // The transaction itself uses the nonce before.
  if (upgrade !== nonce + 1) throw new TypeError('An authorization of another transaction.')
  const authorization = { address: delegate, chainId, nonce: upgrade }
  const signed = signHash(hashAuthorization(authorization), account)
  return seal({
    ...{ ...given, type: 'eip7702' },
    authorizationList: [{ ...authorization, ...signed }],
  })
}

function toGas(
  asked: Pick<FrameRemoval, 'nonce' | 'gas' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
) {
  return {
    ...{ nonce: asked.nonce, gas: BigInt(asked.gas), maxFeePerGas: BigInt(asked.maxFeePerGas) },
    maxPriorityFeePerGas: BigInt(asked.maxPriorityFeePerGas),
  }
}
