import { createClient, custom, encodeFunctionData, toHex } from 'viem'
import { call } from 'viem/actions'
import { namehash, normalize, packetToBytes } from 'viem/ens'

/** What viem looks up names with, published as one file; see `tsdown.libraries.config.ts`. */
export const library: {
  readonly call: typeof call
  readonly createClient: typeof createClient
  readonly custom: typeof custom
  readonly encodeFunctionData: typeof encodeFunctionData
  readonly namehash: typeof namehash
  readonly normalize: typeof normalize
  readonly packetToBytes: typeof packetToBytes
  readonly toHex: typeof toHex
} = { call, createClient, custom, encodeFunctionData, namehash, normalize, packetToBytes, toHex }
