import { type Address, getAddress, hexToNumber, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams } from '../params/invalidParams.ts'
import { isRecord } from '../params/isRecord.ts'
import { readList } from '../params/readList.ts'
import type { WalletState } from '../state/createWalletState.ts'
import type { WalletMethods } from './walletMethod.ts'
import { writeSignIn } from './writeSignIn.ts'

export type SignInMethodsParameters = {
  state: WalletState
  account: (address: Address) => PrivateKeyAccount
  origin: () => string
}

/**
 * Connects, and signs in with the same prompt (`signInWithEthereum`).
 * @see ERC-7846
 */
export function signInMethods(parameters: SignInMethodsParameters): WalletMethods {
  const { state, account, origin } = parameters
  return {
    async wallet_connect({ params, ask }) {
      const [request] = readList({ params, length: 1 })
      if (!isRecord(request)) throw invalidParams('the request must be an object')
      const capabilities = isRecord(request.capabilities) ? request.capabilities : {}
      const asked = capabilities.signInWithEthereum
      await state.untilUnlocked()
      const accounts = state.visible.length > 0 ? state.visible : state.selected
      const [address] = accounts
      if (!address) throw invalidParams('the wallet has no account')
      if (!isRecord(asked)) {
        await ask({ kind: 'connect', accounts, selected: accounts })
        state.permit(accounts)
        return { accounts: accounts.map((one) => ({ address: one, capabilities: {} })) }
      }
      const { chainId, nonce } = asked
      if (!isHex(chainId) || typeof nonce !== 'string')
        throw invalidParams('"nonce" and "chainId" are needed')
      const message = writeSignIn({
        asked,
        address: getAddress(address),
        chainId: hexToNumber(chainId),
        site: origin(),
      })
      await ask({ kind: 'signIn', address, message })
      state.permit(accounts)
      const signature = await account(address).signMessage({ message })
      const signed = { signInWithEthereum: { message, signature } }
      return {
        accounts: accounts.map((one) => ({
          address: one,
          capabilities: one === address ? signed : {},
        })),
      }
    },
  }
}
