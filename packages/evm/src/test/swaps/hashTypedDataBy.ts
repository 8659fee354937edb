import { TypedDataEncoder } from 'ethers'
import { hashTypedData, type TypedDataDefinition } from 'viem'

/** Typed data as `eth_signTypedData_v4` takes it. */
export type TypedDataJson = {
  readonly domain: { readonly [key: string]: unknown }
  readonly types: {
    readonly [type: string]: readonly { readonly name: string; readonly type: string }[]
  }
  readonly primaryType: string
  readonly message: { readonly [key: string]: unknown }
}

/** What is signed for typed data, as viem and ethers compute it. */
export function hashTypedDataBy(data: TypedDataJson): readonly string[] {
  const { EIP712Domain: _, ...types } = data.types
  const lists = Object.fromEntries(Object.entries(types).map(([key, list]) => [key, [...list]]))
  return [
    hashTypedData(data as TypedDataDefinition),
    TypedDataEncoder.hash(data.domain, lists, { ...data.message }),
  ]
}
