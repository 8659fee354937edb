import {
  type Address,
  bytesToHex,
  type Hex,
  hexToBytes,
  stringToHex,
  type TypedDataDefinition,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams } from '../params/invalidParams.ts'
import { readAddress } from '../params/readAddress.ts'
import { readList } from '../params/readList.ts'
import { readTypedData } from '../params/readTypedData.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { requirePermitted } from './requirePermitted.ts'
import type { WalletMethods } from './walletMethod.ts'

export type SignMethodsParameters = {
  state: WalletState
  account: (address: Address) => PrivateKeyAccount
}

/** Message signatures: EIP-191 and EIP-712. */
export function signMethods(parameters: SignMethodsParameters): WalletMethods {
  const { state, account } = parameters
  return {
    async personal_sign({ params, ask }) {
      const [message, signer] = readList({ params, length: 2 })
      if (typeof message !== 'string') throw invalidParams('the message must be text')
      const address = readAddress({ value: signer, name: 'address' })
      requirePermitted({ state, address })
      const bytes = messageBytes(message)
      await ask({ kind: 'signMessage', address, message: readable(bytes), bytes })
      requirePermitted({ state, address })
      return account(address).signMessage({ message: { raw: bytes } })
    },
    async eth_signTypedData_v4({ params, ask }) {
      const [signer, data] = readList({ params, length: 2 })
      const address = readAddress({ value: signer, name: 'address' })
      requirePermitted({ state, address })
      const typedData = readTypedData(data)
      requireChain({ typedData, chainId: state.chain.id })
      const { domain, primaryType, message } = typedData
      const text = JSON.stringify({ domain, primaryType, message }, null, 2)
      await ask({ kind: 'signTypedData', address, typedData: text })
      requirePermitted({ state, address })
      return account(address).signTypedData(typedData)
    },
  }
}

function messageBytes(message: string): Hex {
  return isHexBytes(message) ? message : stringToHex(message)
}

function isHexBytes(message: string): message is Hex {
  return /^0x(?:[0-9a-f]{2})*$/i.test(message)
}

function readable(bytes: Hex): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(bytes))
  } catch {
    return bytesToHex(hexToBytes(bytes))
  }
}

function requireChain(parameters: { typedData: TypedDataDefinition; chainId: number }): void {
  const { typedData, chainId } = parameters
  const asked = typedData.domain?.chainId
  if (asked === undefined || asked === null) return
  if (asNumber(asked) !== chainId) {
    throw invalidParams(`the typed data is for chain ${String(asked)}, the wallet is on ${chainId}`)
  }
}

function asNumber(value: unknown): number {
  const isNumeric =
    typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint'
  return isNumeric && value !== '' ? Number(value) : Number.NaN
}
