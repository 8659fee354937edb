import { base58, base64 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignInInput,
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import { rpc } from '../methods/rpc.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { SolanaState } from './createSolanaState.ts'
import { signTransaction } from './signTransaction.ts'
import type { SolanaApproval, SolanaApprover } from './solanaApproval.ts'
import type { SolanaKey } from './solanaKey.ts'
import type { SolanaChain, SolanaMethod } from './solanaMethod.ts'
import { writeSignIn } from './writeSignIn.ts'

export type SolanaRequestsParameters = {
  state: SolanaState
  keys: readonly SolanaKey[]
  rpcUrls: Readonly<Record<string, string>>
  approve: SolanaApprover
  /** The accounts that the site sees. */
  accounts: () => readonly WalletAccount[]
}

type Request = (params: readonly unknown[]) => Promise<unknown>

/** The wallet's ordinary answers. */
export function solanaRequests(
  parameters: SolanaRequestsParameters,
): Readonly<Record<SolanaMethod, Request>> {
  const { state, keys, rpcUrls, approve, accounts } = parameters

  const ask = async (question: SolanaApproval) => {
    if (await approve(question)) return
    throw new ProviderRpcError({ code: 4001, message: 'The user rejected the request.' })
  }
  /** The key of an account that the site may use on this chain. */
  const keyOf = (account: WalletAccount, chain: string | undefined) => {
    const permitted = accounts().find(({ address }) => address === account.address)
    const key = keys.find(({ address }) => address === account.address)
    if (!permitted || !key)
      throw new ProviderRpcError({ code: 4100, message: 'The account is not permitted.' })
    if (chain !== undefined && !permitted.chains.some((known) => known === chain))
      throw new ProviderRpcError({ code: 4901, message: `The wallet is not on ${chain}.` })
    return key
  }
  const sign = async (inputs: readonly SolanaSignTransactionInput[], isSent: boolean) => {
    const signers = inputs.map(({ account, chain }) => keyOf(account, chain))
    const [first] = inputs
    if (!first) return []
    await ask({
      kind: 'signTransaction',
      address: first.account.address,
      chain: first.chain as SolanaChain | undefined,
      transactions: inputs.map(({ transaction }) => transaction),
      isSent,
    })
    return inputs.map(({ transaction }, index) => {
      const key = signers[index]
      if (!key) throw new Error('Every input has a key.')
      return signTransaction({ transaction, key })
    })
  }

  return {
    async 'standard:connect'([input]) {
      const { silent = false } = { ...(input as { silent?: boolean } | undefined) }
      if (silent) return { accounts: accounts() }
      await state.untilUnlocked()
      if (accounts().length === 0) await ask({ kind: 'connect', addresses: state.selected })
      state.permit()
      return { accounts: accounts() }
    },
    async 'standard:disconnect'() {
      state.revoke()
    },
    async 'solana:signIn'(inputs) {
      const outputs = []
      for (const input of inputs as readonly SolanaSignInInput[]) {
        await state.untilUnlocked()
        const [address = ''] = accounts().length > 0 ? addressesOf(accounts()) : state.selected
        const key = keys.find((one) => one.address === (input.address ?? address))
        if (!key)
          throw new ProviderRpcError({ code: 4100, message: 'The wallet lacks the account.' })
        const text = writeSignIn({ input, address: key.address, host: site() })
        await ask({ kind: 'signIn', address: key.address, text })
        state.permit()
        const account = accounts().find((one) => one.address === key.address)
        const signedMessage = new TextEncoder().encode(text)
        outputs.push({ account, signedMessage, signature: key.sign(signedMessage) })
      }
      return outputs
    },
    async 'solana:signMessage'(inputs) {
      const outputs = []
      for (const { account, message } of inputs as readonly SolanaSignMessageInput[]) {
        const key = keyOf(account, undefined)
        await ask({ kind: 'signMessage', address: key.address, message })
        outputs.push({ signedMessage: message.slice(), signature: key.sign(message) })
      }
      return outputs
    },
    async 'solana:signTransaction'(inputs) {
      const signed = await sign(inputs as readonly SolanaSignTransactionInput[], false)
      return signed.map((one) => ({ signedTransaction: one.signed }))
    },
    async 'solana:signAndSendTransaction'(inputs) {
      const list = inputs as readonly SolanaSignAndSendTransactionInput[]
      const outputs = []
      for (const [index, one] of (await sign(list, true)).entries()) {
        const { chain = '', options } = list[index] ?? {}
        const rpcUrl = rpcUrls[chain]
        if (!rpcUrl) throw new Error(`The wallet has no RPC for ${chain}: pass one in "rpcUrls".`)
        const { skipPreflight = false, preflightCommitment = 'confirmed' } = options ?? {}
        const hash = await rpc({
          ...{ rpcUrl, method: 'sendTransaction' },
          params: [
            base64.encode(one.signed),
            { encoding: 'base64', skipPreflight, preflightCommitment },
          ],
        })
        outputs.push({ signature: base58.decode(String(hash)) })
      }
      return outputs
    },
  }
}

function addressesOf(accounts: readonly WalletAccount[]): readonly string[] {
  return accounts.map(({ address }) => address)
}

/** The host of the page, where there is one. */
function site(): string {
  return globalThis.location?.host || 'localhost'
}
