import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  isAddressEqual,
  isHex,
  numberToHex,
  parseTransaction,
  recoverAddress,
  recoverTransactionAddress,
  type TransactionSerializableEIP1559,
  type TransactionSerialized,
} from 'viem'
import type { AccountOwner } from '../accounts/accountOwner.ts'
import type { AuthChain } from '../accounts/authChain.ts'
import { createPlainAccount } from '../accounts/createPlainAccount.ts'
import { createSmartAccount } from '../accounts/createSmartAccount.ts'
import type { AuthSigner } from '../connector/authSigner.ts'
import { rpcError } from '../connector/rpcError.ts'
import type { FrameNetwork, FrameQuestion } from '../protocol/frameRequest.ts'
import type { UserStore } from './createUserStore.ts'
import { FrameError } from './frameError.ts'
import { logOut } from './logOut.ts'
import type { WalletFrame } from './openFrame.ts'

export declare namespace createFrameSigner {
  type Parameters = {
    frame: Pick<WalletFrame, 'call'>
    users: UserStore
    /** What the app calls a chain and its coin, by EIP-155 id. */
    networks: ReadonlyMap<number, FrameNetwork>
    /** Says in a code of Cleat why the frame did not answer. */
    translate: (error: unknown) => unknown
  }
}

/**
 * Signs on EVM chains by the frame, which asks the visitor. What comes back is compared with what
 * was asked before it is used.
 */
export function createFrameSigner(parameters: createFrameSigner.Parameters): AuthSigner {
  const { frame, users, networks, translate } = parameters
  const getAddress = () => users.getAddress('eip155') as Address | undefined
  const requireAddress = (): Address => {
    const address = getAddress()
    if (!address) throw rpcError(4100, 'Nobody is logged in to the wallet.')
    return address
  }
  const askAll = async (
    { chainId }: AuthChain,
    question: FrameQuestion,
  ): Promise<readonly string[]> => {
    const network = networks.get(chainId) ?? { name: `${chainId}`, symbol: '', decimals: 18 }
    const request = { caipNetworkId: `eip155:${chainId}`, address: requireAddress(), network }
    const { signed } = await frame.call('request', { ...request, question }).catch((error) => {
      throw translate(error)
    })
    return signed
  }
  const ask = async (chain: AuthChain, question: FrameQuestion): Promise<Hex> => {
    const signed = await askAll(chain, question)
    const [first] = signed
    if (signed.length !== 1 || !isHex(first)) throw translate(new FrameError('bad-answer'))
    return first
  }
  const check = async (isOurs: () => Promise<boolean>): Promise<void> => {
    if (!(await isOurs().catch(() => false))) throw translate(new FrameError('bad-answer'))
  }
  const isBy = async (address: Address, hash: Hex, signature: Hex) =>
    isAddressEqual(await recoverAddress({ hash, signature }), address)

  return {
    asksVisitor: true,
    getAddress: async () => getAddress(),
    logIn: async () => requireAddress(),
    logOut: () => logOut({ frame, users }),
    subscribe: users.subscribe,
    async signMessage({ message, chain }) {
      const address = requireAddress()
      const signature = await ask(chain, { method: 'personal_sign', message })
      await check(() => isBy(address, hashMessage({ raw: message }), signature))
      return signature
    },
    async signTypedData({ typedData, chain }) {
      const address = requireAddress()
      const signature = await ask(chain, { method: 'eth_signTypedData_v4', typedData })
      await check(() => isBy(address, hashTypedData(JSON.parse(typedData)), signature))
      return signature
    },
    openSmartAccount(chain) {
      // The account compares what comes back with what it asked.
      const owner: AccountOwner = {
        address: requireAddress(),
        signCalls: (asked) => askAll(chain, { method: 'wallet_signCalls', asked }),
        signRemoval: (asked) => askAll(chain, { method: 'wallet_removeUpgrade', asked }),
        signMessage: (question) => askAll(chain, question),
      }
      return createSmartAccount({ ...chain, owner })
    },
    openPlainAccount(chain) {
      const address = requireAddress()
      const signTransaction = async (given: unknown) => {
        const asked = given as TransactionSerializableEIP1559
        const transaction = toFrameTransaction(asked)
        const raw = await ask(chain, { method: 'eth_signTransaction', transaction })
        await check(async () => {
          const signer = await recoverTransactionAddress({
            serializedTransaction: raw as TransactionSerialized,
          })
          const same = JSON.stringify(toFrameTransaction(parseTransaction(raw) as never))
          return isAddressEqual(signer, address) && same === JSON.stringify(transaction)
        })
        return raw
      }
      const owner = { address, signTransaction: signTransaction as never }
      return createPlainAccount({ ...chain, owner })
    },
  }
}

function toFrameTransaction(transaction: TransactionSerializableEIP1559) {
  const { chainId, nonce = 0, to, value = 0n, data = '0x', gas = 0n } = transaction
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = transaction
  return {
    ...{ chainId, nonce, ...(to && { to: to.toLowerCase() as Hex }) },
    value: numberToHex(value),
    data: data.toLowerCase() as Hex,
    gas: numberToHex(gas),
    maxFeePerGas: numberToHex(maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
  }
}
