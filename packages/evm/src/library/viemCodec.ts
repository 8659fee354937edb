import {
  decodeFunctionData,
  decodeFunctionResult,
  domainSeparator,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  hashTypedData,
  keccak256,
  multicall3Abi,
  zeroHash,
} from 'viem'

/**
 * What viem writes calls of contracts with, published as one file; see
 * `tsdown.libraries.config.ts`.
 */
export const library: {
  readonly decodeFunctionData: typeof decodeFunctionData
  readonly decodeFunctionResult: typeof decodeFunctionResult
  readonly domainSeparator: typeof domainSeparator
  readonly encodeAbiParameters: typeof encodeAbiParameters
  readonly encodeFunctionData: typeof encodeFunctionData
  readonly erc20Abi: typeof erc20Abi
  readonly hashTypedData: typeof hashTypedData
  readonly keccak256: typeof keccak256
  readonly multicall3Abi: typeof multicall3Abi
  readonly zeroHash: typeof zeroHash
} = {
  decodeFunctionData,
  decodeFunctionResult,
  domainSeparator,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  hashTypedData,
  keccak256,
  multicall3Abi,
  zeroHash,
}
