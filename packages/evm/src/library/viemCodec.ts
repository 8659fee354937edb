import {
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  multicall3Abi,
  parseErc6492Signature,
  zeroHash,
} from 'viem'

/**
 * What viem writes calls of contracts with, published as one file; see
 * `tsdown.libraries.config.ts`.
 */
export const library: {
  readonly decodeFunctionResult: typeof decodeFunctionResult
  readonly encodeDeployData: typeof encodeDeployData
  readonly encodeFunctionData: typeof encodeFunctionData
  readonly erc20Abi: typeof erc20Abi
  readonly erc6492SignatureValidatorAbi: typeof erc6492SignatureValidatorAbi
  readonly erc6492SignatureValidatorByteCode: typeof erc6492SignatureValidatorByteCode
  readonly multicall3Abi: typeof multicall3Abi
  readonly parseErc6492Signature: typeof parseErc6492Signature
  readonly zeroHash: typeof zeroHash
} = {
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  multicall3Abi,
  parseErc6492Signature,
  zeroHash,
}
